/** Encodings as programs that write tables call them. */
export const encodingNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Latin-1 (Windows-1252)',
};

/** What the command says. Figures come formatted. */
export const messages = {
  en: {
    goesOn: (row: string) => `Goes on after row ${row}, where the last run of this file was stopped.`,
    dryRun: 'Dry run: nothing is written to the database.',
    figures: (rows: string, seconds: string, rate: string, megabytes: string) =>
      `${rows} rows in ${seconds} s, ${rate} per second; at most ${megabytes} MB of memory.`,
    encoding: (name: string) => `The file is written in ${name}.`,
    counts: { added: 'added', changed: 'changed', unchanged: 'unchanged', rejected: 'rejected', conflicts: 'conflicts' },
    inAll: (rows: string) => `With what was done before, ${rows} rows of this file:`,
    warnings: 'Imported without what could not be used:',
    report: (path: string) => `Each of these rows with its line and reason: ${path}`,
    withdrawn: (count: string) => `No longer there: ${count}; discontinued where no other record or editor tells otherwise.`,
    tooManyGone: (count: string, all: string) =>
      `${count} of ${all} records are no longer there. That is more than half, so they were left as they are.`,
    brands: (merged: string, guessed: string, path: string) =>
      `Brands filed under another name: ${merged}, of them guessed: ${guessed}. ${path}`,
    stopped: (row: string) => `Stopped after row ${row}; the same command goes on there.`,
    credit: (name: string, url: string, licence: string, licenceUrl: string) =>
      `Data: ${name} (${url}), licence ${licence} (${licenceUrl}); to be named wherever it is shown.`,
    cosing: (entries: string, matched: string) => `${entries} entries of CosIng; ${matched} of our ingredients are among them.`,
    cosingReport: (path: string) => `Every difference: ${path}. Nothing was changed.`,
    fetching: (url: string) => `Fetching ${url}`,
    fetchedAgain: (reason: string, seconds: string) => `  Interrupted (${reason}); goes on in ${seconds} s.`,
    fetched: (megabytes: string, path: string) => `${megabytes} MB are in ${path}.`,
    notChanged: (path: string) => `Nothing changed there; ${path} stays as it is.`,
    neverWhole: 'The export was never imported here to its end, so all of it is taken.',
    tooLongAgo: 'The differences do not reach back that far, so the whole export is taken.',
    nothingNew: 'Everything that is offered there is here already.',
    demoGone: (products: string, brands: string) =>
      `The demonstration has made room: ${products} invented products and ${brands} invented brands were removed. "npm run demo -- --products N" brings it back.`,
    next: 'What next: "npm start" builds the pages of what is new and serves them, "npm run build" builds them only.',
    pictures: (count: string) => `${count} pictures wait: "npm run pictures" fetches them; until then products show drawn packs.`,
    noJobs: (path: string) =>
      `There is no ${path}. It lists what to import, such as:\n- kind: openbeautyfacts\n  since: last\n- kind: feed\n  file: https://shop.example/feed.xml\n  shop: Shop\nMore in docs/import.md.`,
    job: (name: string) => `— ${name}`,
    jobs: (done: string, all: string) => `${done} of ${all} sources were imported.`,
    jobFailed: (name: string) => `Failed: ${name}`,
    fileThere: (path: string) => `${path} is there already; nothing was written.`,
    templateWritten: (path: string) => `${path} holds one product to be replaced by yours. Its columns:`,
    required: 'must be there',
    megabytes: 'MB',
    progress: 'rows',
    left: 'left',
  },
  ru: {
    goesOn: (row: string) => `Продолжаем после строки ${row}, где остановился прошлый импорт этого файла.`,
    dryRun: 'Проба: в базу ничего не пишется.',
    figures: (rows: string, seconds: string, rate: string, megabytes: string) =>
      `Строк: ${rows} за ${seconds} с, ${rate} в секунду; памяти не больше ${megabytes} МБ.`,
    encoding: (name: string) => `Кодировка файла — ${name}.`,
    counts: { added: 'добавлено', changed: 'изменено', unchanged: 'без изменений', rejected: 'отклонено', conflicts: 'конфликтов' },
    inAll: (rows: string) => `Вместе с тем, что сделано раньше, строк этого файла — ${rows}:`,
    warnings: 'Импортировано без того, что не удалось разобрать:',
    report: (path: string) => `Каждая из этих записей с номером строки и причиной: ${path}`,
    withdrawn: (count: string) =>
      `Записей, которых в источнике больше нет: ${count}; если нет других записей и слова редактора, средство снято с продажи.`,
    tooManyGone: (count: string, all: string) =>
      `Больше нет ${count} записей из ${all}. Это больше половины, поэтому они оставлены как есть.`,
    brands: (merged: string, guessed: string, path: string) => `Марок под другим именем: ${merged}, из них по догадке: ${guessed}. ${path}`,
    stopped: (row: string) => `Остановлено после строки ${row}; та же команда продолжит с этого места.`,
    credit: (name: string, url: string, licence: string, licenceUrl: string) =>
      `Данные: ${name} (${url}), лицензия ${licence} (${licenceUrl}); источник называется везде, где они показаны.`,
    cosing: (entries: string, matched: string) => `Записей CosIng: ${entries}; из наших ингредиентов среди них ${matched}.`,
    cosingReport: (path: string) => `Все расхождения: ${path}. Ничего не изменено.`,
    fetching: (url: string) => `Загружаем ${url}`,
    fetchedAgain: (reason: string, seconds: string) => `  Загрузка прервалась (${reason}); продолжим через ${seconds} с.`,
    fetched: (megabytes: string, path: string) => `Загружено ${megabytes} МБ в ${path}.`,
    notChanged: (path: string) => `Там ничего не изменилось; ${path} остаётся как есть.`,
    neverWhole: 'Целиком выгрузка здесь ещё не импортировалась, поэтому берём её всю.',
    tooLongAgo: 'Так далеко изменения не сохраняются, поэтому берём всю выгрузку.',
    nothingNew: 'Всё, что там есть, уже импортировано.',
    demoGone: (products: string, brands: string) =>
      `Демонстрация уступила место: удалено вымышленных средств — ${products}, вымышленных марок — ${brands}. Вернуть её: npm run demo -- --products N.`,
    next: 'Что дальше: «npm start» соберёт страницы нового и запустит сайт, «npm run build» только соберёт.',
    pictures: (count: string) =>
      `Ждут загрузки изображений: ${count}. Их загрузит «npm run pictures»; пока у средств нарисованные упаковки.`,
    noJobs: (path: string) =>
      `Нет файла ${path}. В нём перечислено, что импортировать, например:\n- kind: openbeautyfacts\n  since: last\n- kind: feed\n  file: https://shop.example/feed.xml\n  shop: Shop\nПодробнее в docs/import.md.`,
    job: (name: string) => `— ${name}`,
    jobs: (done: string, all: string) => `Импортировано источников: ${done} из ${all}.`,
    jobFailed: (name: string) => `Не удалось: ${name}`,
    fileThere: (path: string) => `Файл ${path} уже есть; ничего не записано.`,
    templateWritten: (path: string) => `В ${path} записано одно средство, замените его своими. Столбцы:`,
    required: 'обязательно',
    megabytes: 'МБ',
    progress: 'строк',
    left: 'осталось',
  },
} as const;
