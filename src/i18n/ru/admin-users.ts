import type { adminUsers as english } from '../en/admin-users.ts';
import type { Russian } from '../message-types.ts';

export const adminUsers = {
  'admin.screen.users': 'Учётные записи',
  'admin.user.name': 'Имя пользователя',
  'admin.user.email': 'Адрес почты',
  'admin.user.state': 'Состояние',
  'admin.user.created': 'Создана',
  'admin.user.reviews': 'Отзывы',
  'admin.user.submissions': 'Добавленные средства',
  'admin.user.held': 'Задержано текстов за 30 дней',
  'admin.user.heldTexts': 'Задержанные тексты',
  'admin.user.view': 'Показать',
  'admin.user.view.admins': 'администраторы',
  'admin.user.view.banned': 'заблокированные',
  'admin.user.view.unconfirmed': 'адрес не подтверждён',
  'admin.user.view.held': 'с задержанными текстами',
  'admin.user.admin': 'администратор',
  'admin.user.demo': 'выдумана для демонстрации',
  'admin.user.banned': 'заблокирована',
  'admin.user.bannedUntil': 'заблокирована до {until}',
  'admin.user.unconfirmed': 'адрес не подтверждён',
  'admin.user.nothing': 'Ничего.',
  'admin.user.role': 'Роль',
  'admin.user.make.admin': 'Сделать администратором',
  'admin.user.make.user': 'Снять роль',
  'admin.user.roleNote':
    'Роль можно дать только тому, кто подтвердил адрес. Сначала на всех его устройствах закончится вход. Последний администратор роль не теряет.',
  'admin.user.devices': 'Вход выполнен на устройствах',
  'admin.user.device': '{agent}, с {since}',
  'admin.user.noDevices': 'Ни на одном.',
  'admin.user.signOut': 'Выйти на всех устройствах',

  'admin.user.keys': 'Клавиши: j и k — вниз и вверх, x — выбрать, e — открыть, u — отменить, / — поиск',

  'admin.ban.title': 'Блокировка',
  'admin.ban.why': 'Причина блокировки',
  'admin.ban.reason': 'Причина, её прочтёт заблокированный',
  'admin.ban.length': 'На сколько',
  'admin.ban.days': { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' },
  'admin.ban.forGood': 'навсегда',
  'admin.ban.ban': 'Заблокировать',
  'admin.ban.lift': 'Снять блокировку',
  'admin.ban.told':
    'О причине, сроке и о том, куда возразить, сообщат письмо, страница входа и сам сайт. Блокировка со сроком закончится сама.',

  'admin.audit.user.ban': 'блокировка',
  'admin.audit.user.unban': 'снятие блокировки',
  'admin.audit.user.role': 'смена роли',
  'admin.audit.user.sessions': 'выход на всех устройствах',
} as const satisfies Russian<typeof english>;
