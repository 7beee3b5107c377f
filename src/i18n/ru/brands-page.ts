import type { brandsPage as english } from '../en/brands-page.ts';
import type { Russian } from '../message-types.ts';

export const brandsPage: Russian<typeof english> = {
  'brands.byName': 'По алфавиту',
  'brands.byCount': 'По числу средств',
  'brands.byCountTitle': 'Бренды по числу средств',
  'brands.byCountDescription': 'Бренды косметики по числу прочитанных средств, со страной и сертификатами.',
  'brands.orders': 'Порядок списка',
  'brands.certificates': 'Сертификат — утверждение того, кто его выдал. Кто это и когда проверено, сказано на странице бренда.',

  'brand.pageTitle': '{brand}: средства и сертификаты',
  'brand.description': '{brand}: {products}, разбор составов; сертификаты с указанием, кто и когда их проверил.',
  'brand.demo': 'Придумано для демонстрации: ни бренда, ни его сертификатов не существует.',
  'brand.certificatesNote': 'Утверждения других организаций, каждое само по себе: кто выдал, когда проверено, что оно значит.',
  'brand.makes': 'Что выпускает',
  'brand.makesNote': 'Виды средств, сначала самые частые.',

  'tally.title': 'В числах',
  'tally.note': {
    one: 'Во скольких средствах это есть, по {count} составу. Считается только то, что известно.',
    few: 'Во скольких средствах это есть, по {count} составам. Считается только то, что известно.',
    many: 'Во скольких средствах это есть, по {count} составам. Считается только то, что известно.',
    other: 'Во скольких средствах это есть, по {count} состава. Считается только то, что известно.',
  },
  'categories.count': { one: '{count} категория', few: '{count} категории', many: '{count} категорий', other: '{count} категории' },
  'categories.lede': 'у каждой указано, какие ингредиенты её отличают',
  'category.pageTitle': '{category}: разбор составов',
  'category.description': '{category}: {products}, сначала новые; чем отличаются составы и какие бренды это выпускают.',
  'category.apart': 'Чаще, чем в других средствах, встречаются',
  'category.roles': 'Типичные роли ингредиентов:',
  'category.effects': 'Эффекты, которые здесь чаще, чем у других средств:',
  'category.typical': 'Чем отличаются',
  'category.typicalNote':
    'Ингредиенты, которые здесь чаще, чем во всех средствах, по семействам. Число говорит, в скольких из этих средств они есть.',
  'category.brands': 'Бренды',
  'category.brandsNote': 'И сколько у каждого средств этой категории.',
  'category.newest': 'Сначала новые.',
  'category.toTypical': 'Чем отличаются',
  'category.toBrands': 'Кто выпускает',

  'pair.title': '{category} с ингредиентом {ingredient}',
  'pair.description': '{category} с ингредиентом {ingredient}: {products}, сначала новые, и на каком месте он в каждом составе.',
  'pair.of': 'из {total} в этой категории, сначала новые',
  'pair.share': 'Он есть в {here} составов этой категории и в {all} составов всего каталога.',
  'pair.ingredient': 'Действие: {ingredient}',
  'pair.category': 'Вся категория',
  'pair.everywhere': 'Все средства с ним',
  'pair.elsewhere': 'Где ещё есть {ingredient}',
  'pair.elsewhereNote': 'Другие категории, которые он отличает.',

  'productsWith.title': 'Средства с ингредиентом {ingredient}',
  'productsWith.description': '{products} с ингредиентом {ingredient}, сначала новые, и его место в каждом составе.',
  'productsWith.lede': 'сначала новые; указано место в составе',
  'productsWith.categories': 'Где он заметен',
  'productsWith.categoriesNote': 'Категории, в которых он чаще, чем в остальных.',
};
