import type { Language } from '#core/language.ts';
import type { FailureCode } from '#server/fetching/failure.ts';

/** Faults of a host, not of one picture: after some in a row the host is left alone for this run. */
export const ofHost: ReadonlySet<FailureCode> = new Set(['busy', 'server_error', 'silent', 'unreachable', 'robots_unreachable']);

/** What happened and what to do about it. */
export const failureWords: Readonly<Record<Language, Readonly<Record<FailureCode, string>>>> = {
  en: {
    gone: 'there is nothing at the address (any more): correct it in the source',
    refused: 'the server refuses us: ask its owner, or have the pictures at another address',
    busy: 'the server asked us to wait: nothing to do, the next run goes on',
    server_error: 'the server failed: nothing to do, it is tried again later',
    silent: 'the server did not answer in time: nothing to do, it is tried again later',
    broken_off: 'the picture broke off: nothing to do, it is tried again later',
    unreachable: 'the server is not to be reached: check the address, and the own connection',
    redirects: 'the address leads in circles: correct it in the source',
    bad_address: 'not an address that can be fetched: correct it in the source',
    private_address: 'the address lies in a private network: PICTURES_FROM_PRIVATE=1 if that is meant',
    robots: 'robots.txt of the host forbids it: ask its owner, or leave it',
    robots_unreachable: 'robots.txt of the host cannot be read, so nothing may be fetched there for now: it is tried again later',
    too_large: 'larger than 10 MB: give a smaller one in the source',
    wrong_type: 'no JPEG, PNG or WebP: correct it in the source',
    unreadable: 'the picture is damaged: replace it in the source',
    too_many_pixels: 'more than 40 megapixels: give a smaller one in the source',
    too_small: 'smaller than 100 pixels: give a larger one in the source',
  },
  ru: {
    gone: 'по адресу ничего нет: исправьте его в источнике',
    refused: 'сервер нам отказывает: обратитесь к владельцу или разместите изображения по другому адресу',
    busy: 'сервер просит подождать: делать ничего не нужно, следующий запуск продолжит',
    server_error: 'на сервере ошибка: делать ничего не нужно, попробуем позже',
    silent: 'сервер не ответил вовремя: делать ничего не нужно, попробуем позже',
    broken_off: 'загрузка оборвалась: делать ничего не нужно, попробуем позже',
    unreachable: 'сервер недоступен: проверьте адрес и своё подключение',
    redirects: 'адрес ведёт по кругу: исправьте его в источнике',
    bad_address: 'по такому адресу загрузить нельзя: исправьте его в источнике',
    private_address: 'адрес во внутренней сети: если так задумано, PICTURES_FROM_PRIVATE=1',
    robots: 'robots.txt сайта это запрещает: обратитесь к владельцу или оставьте как есть',
    robots_unreachable: 'robots.txt сайта не читается, поэтому пока там ничего загружать нельзя: попробуем позже',
    too_large: 'больше 10 МБ: дайте в источнике файл поменьше',
    wrong_type: 'не JPEG, PNG или WebP: исправьте в источнике',
    unreadable: 'файл повреждён: замените его в источнике',
    too_many_pixels: 'больше 40 мегапикселей: дайте в источнике файл поменьше',
    too_small: 'меньше 100 пикселей: дайте в источнике файл побольше',
  },
};
