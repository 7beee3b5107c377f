import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;

test.each([
  'Этот крем отлично увлажняет кожу и подходит для ежедневного применения.',
  'Лёгкая текстура мгновенно впитывается, придаёт коже бархатистость и не оставляет плёнки.',
  'Я купила этот шампунь месяц назад и очень довольна, волосы блестят!',
  'Подходит для всех типов кожи. Протестировано дерматологами.',
  'Нанесите небольшое количество крема на лицо и шею, избегая области вокруг глаз.',
  'Сыворотка с ниацинамидом сужает поры, выравнивает тон и успокаивает кожу.',
  'Пантенол восстанавливает волосы, а кератин делает их гладкими и блестящими.',
  'Доставка по всей России, оплата при получении, скидка 20 % на первый заказ.',
  'Увлажняющий дневной крем для лица с экстрактом зелёного чая',
  'Хранить в сухом месте при температуре не выше 25 градусов. Беречь от детей.',
  'This lightweight lotion keeps your skin soft, smooth and hydrated all day.',
  "I love this cream because it doesn't sting and my face feels calm.",
  'Aloe vera soothes the skin, while glycerin keeps it hydrated for 24 hours.',
  'Крем Intensive Repair глубоко питает кожу, восстанавливает её барьер и дарит комфорт.',
  'Our new Vitamin C Serum даёт коже сияние и защищает её от стресса каждый день.',
  'Отличный тоник, пользуюсь вторую неделю, кожа чистая, рекомендую!',
  'Ночной крем с ретинолом',
  'Night cream with retinol',
  'Сыворотка с витамином C 10%',
  'Мицеллярная вода мягко удаляет макияж и освежает кожу лица',
  'Очищает, увлажняет, тонизирует',
  'Осторожно: при попадании в глаза немедленно промойте их водой и обратитесь к врачу.',
  'Храните в сухом прохладном месте, недоступном для детей. Срок годности три года с даты изготовления.',
  'Этот крем содержит глицерин, пантенол и отлично увлажняет кожу',
  'Для всех типов кожи, без парабенов, без сульфатов',
  'Shea butter nourishes the skin, panthenol soothes irritation and vitamin E protects it from ageing.',
  '✔ увлажняет ✔ питает ✔ восстанавливает ✔ с пантенолом',
])('%s is no list', (text) => {
  expect(readLabel(text, dictionary)).toMatchObject({ refused: 'not_ingredients', items: [], suggestion: null });
});

test.each([
  ['Этот крем увлажняет кожу и дарит ей мягкость. Состав: Aqua, Glycerin, Panthenol', 3],
  ['Наш крем мягко ухаживает за кожей: Aqua, Glycerin, парфюм', 3],
  ['Aqua, Glycerin, Panthenol. Крем быстро впитывается и не оставляет жирного блеска.', 3],
  ['Aloe vera gel', 1],
  ['This cream is made for your skin. Ingredients: Water, Glycerin', 2],
])('a list with words around it is read: %s', (text, total) => {
  expect(readLabel(text, dictionary)).toMatchObject({ refused: null, recognised: total, total });
});
