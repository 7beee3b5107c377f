import type { mail as en } from '../en/mail.ts';
import type { Russian } from '../message-types.ts';

export const mail: Russian<typeof en> = {
  'mail.reset.subject': 'Новый пароль для {site}',
  'mail.reset.text':
    'Здравствуйте, {username}!\n\nКто-то, вероятно вы, попросил новый пароль на сайте {site}. По этой ссылке можно его задать. Она действует один раз, в течение часа:\n\n{link}\n\nЕсли это были не вы, ничего делать не нужно: пароль останется прежним.',
  'mail.verify.subject': 'Подтвердите адрес почты для {site}',
  'mail.verify.text':
    'Здравствуйте, {username}!\n\nЭтот адрес указали на сайте {site}. Подтвердите, пожалуйста, что он ваш. Ссылка действует двое суток:\n\n{link}\n\nЕсли вы его не указывали, ничего делать не нужно.',
  'mail.taken.subject': 'Ваш адрес почты указали на сайте {site}',
  'mail.taken.text':
    'Здравствуйте, {username}!\n\nКто-то указал ваш адрес почты для другой учётной записи на сайте {site}. Он уже принадлежит вашей записи «{username}», поэтому ничего не изменилось. Если это были вы и пароль забыт, попросите новый здесь:\n\n{link}',
  'mail.password.subject': 'Пароль на сайте {site} изменён',
  'mail.password.text':
    'Здравствуйте, {username}!\n\nПароль вашей учётной записи на сайте {site} изменён, остальные устройства отключены. Если это были не вы, сразу попросите новый пароль:\n\n{link}',
  'mail.connected.subject': 'На сайт {site} теперь можно войти через {provider}',
  'mail.connected.text':
    'Здравствуйте, {username}!\n\nКто-то, вероятно вы, вошёл на сайт {site} через {provider} с этим адресом почты. Теперь {provider} открывает вашу учётную запись. Если это были не вы, защитите свою запись в {provider} и задайте здесь новый пароль:\n\n{link}',
  'mail.approved.subject': '«{title}» теперь в каталоге',
  'mail.approved.text':
    'Здравствуйте, {username}!\n\nСпасибо: «{title}», которое вы добавили на {site}, проверено и опубликовано. Страница:\n\n{link}',
  'mail.rejected.subject': '«{title}» не принято в каталог',
  'mail.rejected.text':
    'Здравствуйте, {username}!\n\nРедакция {site} не приняла «{title}» в каталог. Причина: {reason}\n\nЧто вы добавили и что с этим стало:\n\n{link}\n\nЕсли вы считаете, что это ошибка, напишите нам: {contact}',
  'mail.asked.subject': 'Вопрос о «{title}»',
  'mail.asked.text':
    'Здравствуйте, {username}!\n\nПрежде чем опубликовать «{title}» на {site}, редакция спрашивает: {reason}\n\nИсправьте описание здесь, и оно вернётся к редакции:\n\n{link}',
  'mail.removed.subject': 'Ваш отзыв «{title}» удалён',
  'mail.removed.text':
    'Здравствуйте, {username}!\n\nРедакция {site} удалила ваш отзыв «{title}». Причина: {reason}\n\nЕсли вы считаете, что это ошибка, напишите нам: {contact}',
  'mail.published.subject': '«{title}» пропущено',
  'mail.published.text':
    'Здравствуйте, {username}!\n\nСписок слов задержал «{title}» на {site}. Редактор прочитал текст и пропустил его. Вы найдёте его здесь:\n\n{link}',
  'mail.banned.subject': 'Ваша учётная запись на {site} заблокирована',
  'mail.banned.text': 'Здравствуйте, {username}!\n\nРедактор {site} заблокировал вашу учётную запись. {terms}',
  'mail.unbanned.subject': 'Ваша учётная запись на {site} снова открыта',
  'mail.unbanned.text': 'Здравствуйте, {username}!\n\nБлокировка вашей учётной записи на {site} снята. Снова можно войти:\n\n{link}',
};
