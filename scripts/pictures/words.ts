/** What `npm run pictures` says. Figures come formatted. */
export const messages = {
  en: {
    start: (due: string) => `${due} pictures are to be asked for.`,
    nothing: 'No picture is to be asked for: nothing new, and nothing due to be tried again.',
    progress: (done: string, all: string, rate: string, left: string) => `${done} of ${all} pictures · ${rate} a minute · ${left} left`,
    counts: { fetched: 'fetched', unchanged: 'unchanged', removed: 'removed', failed: 'failed', givenUp: 'given up' },
    room: (megabytes: string, budget: string) => `The pictures take ${megabytes} of ${budget} MB.`,
    noRoom: (count: string) => `${count} pictures wait for room: raise PICTURES_BUDGET (docs/settings.md) and call the command again.`,
    left: (hosts: string) => `Left alone until the next run, because they did not answer as they should: ${hosts}.`,
    list: 'Each of them: npm run pictures -- --failed. What failed is tried again after some days; at once: npm run pictures -- --retry.',
    retried: (count: string) => `${count} pictures are asked for again.`,
    noneFailed: 'No picture failed.',
    again: (day: string) => `tried again on ${day}`,
    givenUp: 'given up',
    stopped: 'Stopped; the same command goes on.',
    next: 'What next: "npm start" or "npm run build" makes the pages that show them.',
  },
  ru: {
    start: (due: string) => `К загрузке изображений: ${due}.`,
    nothing: 'Загружать нечего: новых изображений нет, а срок повторных попыток не наступил.',
    progress: (done: string, all: string, rate: string, left: string) =>
      `${done} из ${all} изображений · ${rate} в минуту · осталось ${left}`,
    counts: { fetched: 'загружено', unchanged: 'без изменений', removed: 'удалено', failed: 'не удалось', givenUp: 'больше не пробуем' },
    room: (megabytes: string, budget: string) => `Изображения занимают ${megabytes} из ${budget} МБ.`,
    noRoom: (count: string) =>
      `Не хватило места, ждут изображений: ${count}. Увеличьте PICTURES_BUDGET (docs/settings.md) и повторите команду.`,
    left: (hosts: string) => `До следующего запуска не трогаем, потому что отвечали не так, как должны: ${hosts}.`,
    list: 'Каждое из них: npm run pictures -- --failed. Неудачные пробуем снова через несколько дней; сразу: npm run pictures -- --retry.',
    retried: (count: string) => `Загрузим заново изображений: ${count}.`,
    noneFailed: 'Неудачных загрузок нет.',
    again: (day: string) => `снова ${day}`,
    givenUp: 'больше не пробуем',
    stopped: 'Остановлено; та же команда продолжит.',
    next: 'Что дальше: «npm start» или «npm run build» сделает страницы, на которых они видны.',
  },
} as const;
