import { rejectionCodes, warningCodes } from '#core/imports/candidate.ts';
import type { CosingFinding } from '#core/imports/cosing.ts';
import type { CsvColumn } from '#core/imports/own-csv.ts';
import type { Language } from '#core/language.ts';

export const reportCodes = [...rejectionCodes, 'conflict', 'united', ...warningCodes] as const;
export type ReportCode = (typeof reportCodes)[number];

/** Why a row was not imported, or what of it could not be used, for people. */
export const reasons: Readonly<Record<Language, Readonly<Record<ReportCode, string>>>> = {
  en: {
    malformed: 'not a record of this format',
    too_large: 'too large to be a record',
    open_quote: 'a quotation mark is not closed',
    bad_xml: 'the XML is not well formed here',
    unreadable: 'we could not read it; please tell us',
    no_code: 'no usable id',
    duplicate_code: 'the same id stands in an earlier row',
    test_row: 'a row made to try something',
    not_cosmetic: 'filed as food, medicine or a cleaning agent',
    no_brand: 'no brand in Latin or Cyrillic letters',
    no_title: 'no title besides the brand',
    title_too_long: 'the title is too long to be one',
    no_list: 'no ingredient list',
    list_too_long: 'the list is too long to be one',
    not_latin: 'the list is not in Latin letters',
    not_a_list: 'the text is no ingredient list',
    partial_list: 'only a part of the ingredients is named',
    spoilt_list: 'too many names were damaged when the list was copied',
    too_few: 'fewer than 3 names recognised',
    low_share: 'fewer than half of the names recognised',
    several_products: 'lists of several products in one field',
    conflict: 'an editor changed the product; it was left as it is',
    united: 'of a product that another record brought: united with it',
    unknown_category: 'we have no such category; it was guessed from the title',
    bad_date: 'not a date such as 2026-03-14; left out',
    bad_address: 'not an address such as https://shop.example/7; left out',
    bad_size: 'not a size such as 50 ml; left out',
    bad_price: 'not a price such as 12.90 EUR; left out',
    bad_barcode: 'not a barcode: its last digit does not follow from the others; left out',
    bad_offer: 'an offer without a shop; left out',
  },
  ru: {
    malformed: 'не запись этого формата',
    too_large: 'слишком велико для одной записи',
    open_quote: 'кавычка не закрыта',
    bad_xml: 'здесь ошибка в разметке XML',
    unreadable: 'мы не смогли это прочитать; пожалуйста, сообщите нам',
    no_code: 'нет пригодного идентификатора',
    duplicate_code: 'тот же идентификатор уже был выше',
    test_row: 'пробная запись',
    not_cosmetic: 'отнесено к еде, лекарствам или бытовой химии',
    no_brand: 'нет марки, написанной латиницей или кириллицей',
    no_title: 'кроме марки, названия нет',
    title_too_long: 'слишком длинно для названия',
    no_list: 'нет списка ингредиентов',
    list_too_long: 'слишком длинно для списка',
    not_latin: 'список не латиницей',
    not_a_list: 'текст не похож на список ингредиентов',
    partial_list: 'названа только часть ингредиентов',
    spoilt_list: 'слишком много названий повреждено при копировании списка',
    too_few: 'узнано меньше трёх названий',
    low_share: 'узнано меньше половины названий',
    several_products: 'в одном поле списки нескольких средств',
    conflict: 'средство правил редактор; оно оставлено как есть',
    united: 'о средстве, которое уже есть из другой записи: объединено с ним',
    unknown_category: 'такой категории у нас нет; она угадана по названию',
    bad_date: 'не дата вида 2026-03-14; пропущено',
    bad_address: 'не адрес вида https://shop.example/7; пропущено',
    bad_size: 'не объём вида 50 мл; пропущено',
    bad_price: 'не цена вида 12,90 EUR; пропущено',
    bad_barcode: 'не штрихкод: последняя цифра не сходится с остальными; пропущено',
    bad_offer: 'предложение без магазина; пропущено',
  },
};

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
    withdrawn: (count: string) => `No longer there: ${count}; discontinued where no other record tells otherwise.`,
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
    withdrawn: (count: string) => `Записей, которых в источнике больше нет: ${count}; без других записей средство снято с продажи.`,
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

/** What a comparison with CosIng found. */
export const findingWords: Readonly<Record<Language, Readonly<Record<CosingFinding, string>>>> = {
  en: {
    not_here: 'in CosIng, not in the knowledge base',
    not_in_cosing: 'here with CosIng as source, not in CosIng',
    cas_missing: 'CosIng has a CAS number, here there is none',
    cas_differs: 'the CAS numbers differ',
    functions_missing: 'functions that CosIng names and we do not',
    functions_added: 'functions that we name and CosIng does not',
  },
  ru: {
    not_here: 'есть в CosIng, нет в базе знаний',
    not_in_cosing: 'у нас со ссылкой на CosIng, но в CosIng нет',
    cas_missing: 'в CosIng номер CAS есть, у нас нет',
    cas_differs: 'номера CAS расходятся',
    functions_missing: 'функции, которые называет CosIng, а мы нет',
    functions_added: 'функции, которые называем мы, а CosIng нет',
  },
};

/** What the columns of our own CSV hold. */
export const columnWords: Readonly<Record<Language, Readonly<Record<CsvColumn, string>>>> = {
  en: {
    id: 'your own number or word for the product; the same id changes the product',
    brand: 'brand as on the pack',
    title: 'name without the brand',
    title_ru: 'Russian name',
    category: 'name of data/catalog/categories.yaml such as face-creams; guessed when empty',
    ingredients: 'the list as on the pack',
    list_date: 'day when the list was copied, 2026-03-14 or 14.03.2026',
    sizes: 'sizes with or without prices, between semicolons: 50 ml = 12.90 EUR; 100 ml',
    price_date: 'day of the prices',
    barcodes: 'digits under the barcode; several between semicolons',
    offers: 'what shops ask: shop | size | price | address, between semicolons',
    url: 'address of the product’s page',
    licence: 'licence of the data, if it has one',
    image: 'address of a picture that you may show',
    image_author: 'who made the picture; named beside it',
    image_licence: 'licence of the picture such as CC BY-SA 4.0; named beside it',
  },
  ru: {
    id: 'ваш номер или слово для средства; тот же id меняет средство',
    brand: 'марка, как на упаковке',
    title: 'название без марки',
    title_ru: 'название по-русски',
    category: 'имя из data/catalog/categories.yaml, например face-creams; если пусто, угадывается',
    ingredients: 'состав, как на упаковке',
    list_date: 'день, когда состав переписали: 2026-03-14 или 14.03.2026',
    sizes: 'объёмы с ценами или без, через точку с запятой: 50 ml = 12.90 EUR; 100 ml',
    price_date: 'день, на который указаны цены',
    barcodes: 'цифры под штрихкодом; несколько — через точку с запятой',
    offers: 'цены магазинов: магазин | объём | цена | адрес, через точку с запятой',
    url: 'адрес страницы средства',
    licence: 'лицензия данных, если она есть',
    image: 'адрес изображения, которое вам можно показывать',
    image_author: 'автор изображения; указывается рядом с ним',
    image_licence: 'лицензия изображения, например CC BY-SA 4.0; указывается рядом с ним',
  },
};
