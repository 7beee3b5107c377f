import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import type { Item } from '#core/inci/reading.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
/** "?" is a name that is not read, "±" one that may be contained. */
const namesOf = (items: readonly Item[]) => items.map(({ inci, mayContain }) => `${mayContain ? '±' : ''}${inci ?? '?'}`).join(' | ');

/** Latin lists with Cyrillic names, glosses and boilerplate, and Russian ones with the Latin beside them. */
test.each([
  ['Склад: Aqua, Parfum. Вырабнік: СП «БелАсіст» ТАА', 'Aqua | Parfum'],
  // The plant in Latin behind its preparation in Russian.
  [
    'вода, экстракт цветков Calendula officinalis, масло Argania spinosa, гидролат Rosa damascena, экстракт коры Calendula officinalis, гидрозоль шалфея',
    'Aqua | Calendula Officinalis Flower Extract | Argania Spinosa Kernel Oil | Rosa Damascena Flower Water | ? | Salvia Officinalis Leaf Water',
  ],
  // A group of plants in Russian, each with its Latin: of the Latin plant, what the head of the group says.
  [
    'вода, экстракты: нима (Azadirachta indica), туласи (Ocimum sanctum), череды (Bidens Tripartita) и шалфея (Salvia Officinalis), масла: ши (Butyrospermum Parkii), персика (Prunus Persica); глицерин (Glycerin)',
    'Aqua | Melia Azadirachta Extract | Ocimum Sanctum Leaf Extract | Bidens Tripartita Flower/Leaf/Stem Extract | Salvia Officinalis Leaf Extract | Butyrospermum Parkii Butter | Prunus Persica Kernel Oil | Glycerin',
  ],
  // The Latin plant is the one that is meant.
  [
    'вода, экстракт чабреца (Thymus Vulgaris), экстракт розы (Rosa Canina), масло кедра (Cedrus Atlantica)',
    'Aqua | Thymus Vulgaris Extract | Rosa Canina Fruit Extract | Cedrus Atlantica Bark Oil',
  ],
  [
    'Aqua с экстрактами: Arctium Lappa Root Extract (лопуха), Humulus Lupulus Extract (хмеля), Larix Sibirica Needle Extract WH (экстракт лиственницы)',
    'Aqua | Arctium Lappa Root Extract | Humulus Lupulus Extract | Larix Sibirica Needle Extract',
  ],
  ['Aqua, Cetearyl Alcohol, глицерин, Parfum', 'Aqua | Cetearyl Alcohol | Glycerin | Parfum'],
  ['Aqua, Glycerin, отдушка, метилпарабен, пропилпарабен', 'Aqua | Glycerin | Parfum | Methylparaben | Propylparaben'],
  ['Water, Sodium Laureth Sulfate, соль, кокамид ДЭА, Parfum', 'Aqua | Sodium Laureth Sulfate | Sodium Chloride | Cocamide DEA | Parfum'],
  ['Aqua, Paraffinum Liquidum, Glycerin, жир ондатры, Parfum', 'Aqua | Paraffinum Liquidum | Glycerin | ? | Parfum'],
  [
    'Aqua, Propylene Glycol, экстракт плодов шиповника, Phenoxyethanol, линалоол',
    'Aqua | Propylene Glycol | Rosa Canina Fruit Extract | Phenoxyethanol | Linalool',
  ],
  [
    'AQUA, GLYCERIN, МАСЛО ШИ, МАСЛО КАКАО, ВОСК ПЧЕЛИНЫЙ, PARFUM',
    'Aqua | Glycerin | Butyrospermum Parkii Butter | Theobroma Cacao Seed Butter | Cera Alba | Parfum',
  ],
  ['Склад: вада, гліцэрына, алей аліўкавы. Состав: Aqua, Glycerin, Olea Europaea Fruit Oil', 'Aqua | Glycerin | Olea Europaea Fruit Oil'],
  ['Aqua, Glycerin, без отдушки, без спирта и красителей, пантенол', 'Aqua | Glycerin | Panthenol'],
  ['Aqua, Glycerin, Parfum. РФ, 630090, г. Новосибирск, пр-т Лаврентьева, 6', 'Aqua | Glycerin | Parfum'],
  ['Aqua, глицерин. СП ООО «Бел», г. Минск', 'Aqua | Glycerin'],
  ['Aqua, Glycerin*. *органический ингредиент. Хранить при t от +5 до +25 °С.', 'Aqua | Glycerin'],
  ['Активный ингредиент: салициловая кислота 2%. Состав: Aqua, Glycerin', 'Salicylic Acid | Aqua | Glycerin'],
  ['Действующее вещество: Пиритион цинка 1%. Вспомогательные вещества: Aqua, Glycerin', 'Zinc Pyrithione | Aqua | Glycerin'],
  ['Aqua; Glycerin; Пантенол; Аллантоин; Бисаболол; Феноксиэтанол', 'Aqua | Glycerin | Panthenol | Allantoin | Bisabolol | Phenoxyethanol'],
  ['Aqua, Niacinamide, цинка ПКА, кислота салициловая 0,5 %, Xanthan Gum', 'Aqua | Niacinamide | Zinc PCA | Salicylic Acid | Xanthan Gum'],
  ['Aqua, Urea 5%, молочная кислота 2,5%, Sodium Lactate', 'Aqua | Urea | Lactic Acid | Sodium Lactate'],
  [
    'Aqua (вода), Sodium Lauryl Sulfate (лаурилсульфат натрия), Cocamide MEA (кокамид МЭА), Parfum (отдушка), CI 42090 (краситель)',
    'Aqua | Sodium Lauryl Sulfate | Cocamide MEA | Parfum | CI 42090',
  ],
  [
    'Aqua (вода очищенная), Stearic Acid (стеариновая кислота), Triethanolamine (ТЭА), Methylparaben (консервант)',
    'Aqua | Stearic Acid | Triethanolamine | Methylparaben',
  ],
  ['Parfum (отдушка), Aqua (вода), Alcohol Denat. (спирт денатурированный)', 'Parfum | Aqua | Alcohol Denat.'],
  ['Cetearyl Alcohol (эмульгатор, загуститель), Aqua (вода), Tocopherol (витамин Е)', 'Cetearyl Alcohol | Aqua | Tocopherol'],
  [
    'Вода (Aqua), спирт цетиловый (Cetyl Alcohol), ланолин (Lanolin), отдушка (Parfum), бронопол (2-Bromo-2-Nitropropane-1,3-Diol)',
    'Aqua | Cetyl Alcohol | Lanolin | Parfum | 2-Bromo-2-Nitropropane-1,3-Diol',
  ],
  [
    'Деионизированная вода (Aqua), масло виноградных косточек (Vitis Vinifera Seed Oil), эмульгатор (Glyceryl Stearate), консервант (Benzyl Alcohol)',
    'Aqua | Vitis Vinifera Seed Oil | Glyceryl Stearate | Benzyl Alcohol',
  ],
  [
    'экстракт зелёного чая (Camellia Sinensis Leaf Extract), Aqua, комплекс растений (Salvia Officinalis Leaf Extract, Urtica Dioica Extract), Parfum',
    'Camellia Sinensis Leaf Extract | Aqua | ? | Parfum',
  ],
  ['Вода/Aqua, Глицерин/Glycerin, Мочевина/Urea, Отдушка/Parfum', 'Aqua | Glycerin | Urea | Parfum'],
  [
    'Вода/Aqua, Эмульсионный воск/Cetearyl Alcohol, Витамин Е/Tocopheryl Acetate, Отдушка/Parfum',
    'Aqua | Cetearyl Alcohol | Tocopheryl Acetate | Parfum',
  ],
  [
    'Aqua, Hippophae Rhamnoides Fruit Oil WH, Glyceryl Stearate SE, отдушка. (WH) – дикорастущие растения Сибири',
    'Aqua | Hippophae Rhamnoides Fruit Oil | Glyceryl Stearate SE | Parfum',
  ],
  ['Aqua/Вода, Dimethicone/Диметикон, Parfum/Отдушка', 'Aqua | Dimethicone | Parfum'],
  ['Aqua - вода, Urea - мочевина, Panthenol - пантенол', 'Aqua | Urea | Panthenol'],
  ['Aqua, Urea, Tetrasodium EDTA - Hexyl Cinnamal CI 77891. FSC Эб', 'Aqua | Urea | Tetrasodium EDTA | Hexyl Cinnamal | CI 77891 | ?'],
  [
    'Состав: Aqua, Glycerin, Parfum, Метилпарабен. Способ применения: нанести на чистую кожу, оставить на 10 минут, смыть водой.',
    'Aqua | Glycerin | Parfum | Methylparaben',
  ],
  [
    'Ингредиенты: Aqua, Betaine, экстракт лопуха, Parfum. Меры предосторожности: избегать попадания в глаза. Хранить при t не выше 25 °C.',
    'Aqua | Betaine | Arctium Lappa Root Extract | Parfum',
  ],
  ['СОСТАВ: AQUA, TALC, ПАРФЮМ. ГОДЕН ДО: УКАЗАНО НА УПАКОВКЕ. ИЗГОТОВИТЕЛЬ: ООО "СВОБОДА", МОСКВА', 'Aqua | Talc | Parfum'],
  [
    'Состав: Aqua, Mica, CI 77891, масло жожоба. ТР ТС 009/2011. ГОСТ 32117-2013. Срок годности 36 мес.',
    'Aqua | Mica | CI 77891 | Simmondsia Chinensis Seed Oil',
  ],
  ['Aqua, Sodium Chloride, отдушка, краситель CI 19140. Объём 250 мл. Сделано в России.', 'Aqua | Sodium Chloride | Parfum | CI 19140'],
  [
    'Бальзам для губ. Состав: Ricinus Communis Seed Oil, воск пчелиный, масло карите, витамин Е, ароматизатор.',
    'Ricinus Communis Seed Oil | Cera Alba | Butyrospermum Parkii Butter | Tocopherol | Aroma',
  ],
  ['Наша сыворотка подарит коже сияние: Aqua, Ascorbic Acid, глицерин', 'Aqua | Ascorbic Acid | Glycerin'],
  ['Крем для рук 75 мл Состав: Aqua, Glycerin, Парафин, Отдушка', 'Aqua | Glycerin | Paraffin | Parfum'],
  ['Аqua, Glуcerin, Сetyl Аlcohol, Рarfum', 'Aqua | Glycerin | Cetyl Alcohol | Parfum'],
  ['AQUА, SODIUM LAURETH SULFАTE, СОСАMIDE DEА, GLУCERIN', 'Aqua | Sodium Laureth Sulfate | Cocamide DEA | Glycerin'],
  ['Aqua, Glycerin, Panthenol, Parfum.\nВода, глицерин, пантенол, отдушка.', 'Aqua | Glycerin | Panthenol | Parfum'],
  [
    'Aqua, Glycerin, Panthenol,\nмасло ши, ланолин, отдушка',
    'Aqua | Glycerin | Panthenol | Butyrospermum Parkii Butter | Lanolin | Parfum',
  ],
  ['Aqua, MACЛО КОКOCA, Urea', 'Aqua | Cocos Nucifera Oil | Urea'],
  ['Вода\tAqua\nМасло ши\tButyrospermum Parkii Butter\nОтдушка\tParfum', 'Aqua | Butyrospermum Parkii Butter | Parfum'],
  [
    'Aqua – вода\nCaprylic/Capric Triglyceride – каприловый/каприновый триглицерид\nPanthenol – пантенол\nCetearyl Olivate, Sorbitan Olivate – эмульгатор',
    'Aqua | Caprylic/Capric Triglyceride | Panthenol | Cetearyl Olivate | Sorbitan Olivate',
  ],
  ['Вода (Aqua), емульгатор Olivem 1000 (Cetearyl Olivate, Sorbitan Olivate)', 'Aqua | Cetearyl Olivate | Sorbitan Olivate'],
  ['Активное вещество: хлоргидрат алюминия 15%. Прочие ингредиенты: Aqua, Parfum', 'Aluminum Chlorohydrate | Aqua | Parfum'],
  ['Aqua, ВНА, ВНТ, Parfum', 'Aqua | BHA | BHT | Parfum'],
  ['Aqua, Silica, (+/-) может содержать: CI 77491, CI 77492, оксид хрома', 'Aqua | Silica | ±CI 77491 | ±CI 77492 | ±CI 77288'],
  [
    'Talc, Диметикон, Mica. Может содержать (+/-): диоксид титана, оксиды железа, CI 15850',
    'Talc | Dimethicone | Mica | ±Titanium Dioxide | ±Iron Oxides | ±CI 15850',
  ],
  ['Mica, Talc, возможно содержание: (CI 77891, CI 77491)', 'Mica | Talc | ±CI 77891 | ±CI 77491'],
  ['Состав\nAqua\nGlycerin\nПантенол\nОтдушка', 'Aqua | Glycerin | Panthenol | Parfum'],
  ['Aqua, Glycerin,\nэкстракт\nромашки, Parfum', 'Aqua | Glycerin | Chamomilla Recutita Flower Extract | Parfum'],
  ['Состав: вода, глицерин, отдушка.\nIngredients: Aqua, Glycerin, Parfum.', 'Aqua | Glycerin | Parfum'],
  [
    'Ingredients: Aqua, Cetyl Alcohol, Parfum, Limonene. Состав: вода, цетиловый спирт, отдушка, лимонен.',
    'Aqua | Cetyl Alcohol | Parfum | Limonene',
  ],
  [
    'Aqua, экстракты ромашки, шалфея и крапивы, Parfum',
    'Aqua | Chamomilla Recutita Flower Extract | Salvia Officinalis Leaf Extract | Urtica Dioica Extract | Parfum',
  ],
  [
    'Aqua, масла: оливы, авокадо и ши; витамины А и Е, Parfum',
    'Aqua | Olea Europaea Fruit Oil | Persea Gratissima Oil | Butyrospermum Parkii Butter | Vitamin A | Tocopherol | Parfum',
  ],
  [
    'Aqua, Alcohol, экстракт корня имбиря, экстракт красного перца, ментол, камфора',
    'Aqua | Alcohol | Zingiber Officinale Root Extract | Capsicum Annuum Fruit Extract | Menthol | Camphor',
  ],
  [
    'Aqua, Glycerin, консервант (метилхлоризотиазолинон, метилизотиазолинон), отдушка (лимонен, линалоол)',
    'Aqua | Glycerin | Methylchloroisothiazolinone | Methylisothiazolinone | Parfum',
  ],
  [
    'Aqua, Glycerin, консервант (Метилпарабен, Пропилпарабен, Бронопол)',
    'Aqua | Glycerin | Methylparaben | Propylparaben | 2-Bromo-2-Nitropropane-1,3-Diol',
  ],
  ['Aqua, Carbomer, ТЭА, D-пантенол, ЭДТА', 'Aqua | Carbomer | Triethanolamine | Panthenol | EDTA'],
  [
    'Aqua, гидролизованный кератин, гидролизат коллагена, протеины пшеницы, Parfum',
    'Aqua | Hydrolyzed Keratin | Hydrolyzed Collagen | Triticum Vulgare Protein | Parfum',
  ],
  ['Aqua, Glycerin, экстракт змеиного яда, пептид вирапода, Parfum', 'Aqua | Glycerin | ? | ? | Parfum'],
  ['Aqua, Glycerin, Parfum, без парабенов', 'Aqua | Glycerin | Parfum'],
  ['Aqua, Glycerin, Parfum. Без силиконов. Подходит для чувствительной кожи. Не тестируется на животных.', 'Aqua | Glycerin | Parfum'],
  ['Aqua, глицирин, пантинол, Parfum', 'Aqua | Glycerin | Panthenol | Parfum'],
  [
    'Aqua, ментол, эвкалиптовое масло, Пихтовое масло, Camphor',
    'Aqua | Menthol | Eucalyptus Globulus Leaf Oil | Abies Sibirica Oil | Camphor',
  ],
  [
    'Aqua, Glycerin, Октокрилен, Авобензон, Гомосалат, Этилгексилсалицилат',
    'Aqua | Glycerin | Octocrylene | Butyl Methoxydibenzoylmethane | Homosalate | Ethylhexyl Salicylate',
  ],
  [
    'Aqua, Sodium Coco-Sulfate, Coco Glucoside, экстракт мыльного корня, лимонная кислота, сорбат калия, бензоат натрия',
    'Aqua | Sodium Coco-Sulfate | Coco-Glucoside | Saponaria Officinalis Root Extract | Citric Acid | Potassium Sorbate | Sodium Benzoate',
  ],
  ['Active: Salicylic Acid 2%, вода, глицерин', 'Salicylic Acid | Aqua | Glycerin'],
  ['Aqua • Глицерин • Niacinamide • Отдушка', 'Aqua | Glycerin | Niacinamide | Parfum'],
  ['1. Aqua, 2. Глицерин, 3. Parfum', 'Aqua | Glycerin | Parfum'],
  [
    'Aqua, масло арганы*, масло ши*, Parfum\n* органическое происхождение',
    'Aqua | Argania Spinosa Kernel Oil | Butyrospermum Parkii Butter | Parfum',
  ],
  [
    'Состав (INCI): Aqua, Пропиленгликоль, ПЭГ-40 гидрогенизированное касторовое масло, Parfum, CI 42090',
    'Aqua | Propylene Glycol | PEG-40 Hydrogenated Castor Oil | Parfum | CI 42090',
  ],
  [
    'Aqua, Glycerin, парфюмерная композиция, альфа-изометил ионон, бутилфенил метилпропиональ, гексил циннамал',
    'Aqua | Glycerin | Parfum | Alpha-Isomethyl Ionone | Butylphenyl Methylpropional | Hexyl Cinnamal',
  ],
  [
    'Sodium Palmate, Sodium Cocoate, вода, глицерин, диоксид титана, отдушка, тетранатрий ЭДТА',
    'Sodium Palmate | Sodium Cocoate | Aqua | Glycerin | Titanium Dioxide | Parfum | Tetrasodium EDTA',
  ],
  [
    'Aqua, сорбитол, гидратированный диоксид кремния, Sodium Lauryl Sulfate, фторид натрия, сахаринат натрия',
    'Aqua | Sorbitol | Hydrated Silica | Sodium Lauryl Sulfate | Sodium Fluoride | Sodium Saccharin',
  ],
  [
    'Aqua, Cetrimonium Chloride, бегентримоний хлорид, амодиметикон, поликватерниум-7',
    'Aqua | Cetrimonium Chloride | Behentrimonium Chloride | Amodimethicone | Polyquaternium-7',
  ],
  [
    'Aqua, экстракты трав (ромашка, крапива, череда), отдушка гипоаллергенная, комплекс витаминов (А, Е, С)',
    'Aqua | Chamomilla Recutita Flower Extract | Urtica Dioica Extract | Bidens Tripartita Flower/Leaf/Stem Extract | Parfum | Vitamin A | Tocopherol | Ascorbic Acid',
  ],
  [
    'Aqua, Glycerin, комплекс масел (оливы, жожоба, ши), Parfum',
    'Aqua | Glycerin | Olea Europaea Fruit Oil | Simmondsia Chinensis Seed Oil | Butyrospermum Parkii Butter | Parfum',
  ],
  ['Aqua, консервант (метилпарабен, зюзюбен), Parfum', 'Aqua | Methylparaben | ? | Parfum'],
  ['Мягкое очищение и уход. Aqua, Sodium Coco-Sulfate, глицерин, Parfum', 'Aqua | Sodium Coco-Sulfate | Glycerin | Parfum'],
  ['Основные ингредиенты: ниацинамид, цинк.\nСостав: Aqua, Niacinamide, Zinc PCA, отдушка', 'Aqua | Niacinamide | Zinc PCA | Parfum'],
  ['Полный список ингредиентов: Aqua, Glycerin, Парфюм, Линалоол', 'Aqua | Glycerin | Parfum | Linalool'],
  ['Aqua, Glycerin, Parfum. Не содержит парабенов и сульфатов.', 'Aqua | Glycerin | Parfum'],
  ['Aqua, 글리세린, Parfum', 'Aqua | ? | Parfum'],
  ['우레아(Urea), 1,2-헥산다이올(1,2-Hexanediol), 폴리소르베이트20 (Polysorbate 20)', 'Urea | 1,2-Hexanediol | Polysorbate 20'],
  ['尿素(Urea)、1,2-己二醇(1,2-Hexanediol)、角鲨烷(Squalane)', 'Urea | 1,2-Hexanediol | Squalane'],
  [
    'Aqua with infusions of: Urtica Dioica Leaf Extract (экстракт крапивы), Mel (мёд), Parfum',
    'Aqua | Urtica Dioica Leaf Extract | Mel | Parfum',
  ],
  ['Aqua enriched by Olea Europaea Fruit Oil, Glycerin, Parfum', 'Aqua | Olea Europaea Fruit Oil | Glycerin | Parfum'],
  ['Aqua, витамин Е (токоферилацетат), Parfum', 'Aqua | Tocopheryl Acetate | Parfum'],
  ['Aqua, витамин Е (масло зародышей пшеницы), Parfum', 'Aqua | Tocopherol | Parfum'],
  ['Aqua, Octocrylene, Parfum. SPF 50+ PA++++. Меры предосторожности: избегайте глаз.', 'Aqua | Octocrylene | Parfum'],
  ['Aqua, Glycerin, CI 61565. Двухфазное средство, перед применением взболтать.', 'Aqua | Glycerin | CI 61565'],
  ['Сыворотка с ретинолом 0,5%: Aqua, Squalane, Retinol', 'Aqua | Squalane | Retinol'],
  ['Витамин C: Aqua, Ascorbic Acid 15%, Ethoxydiglycol', 'Aqua | Ascorbic Acid | Ethoxydiglycol'],
  ['Aqua, Glycerin, Parfum. Может содержать следы орехов.', 'Aqua | Glycerin | Parfum'],
  ['Құрамы/Состав: Aqua, Talc, Methylparaben. Жарамдылық мерзімі: 36 ай', 'Aqua | Talc | Methylparaben'],
  ['Aqua, Glycerin, Parfum. Виготовлено в Україні. Термін придатності: 24 місяці', 'Aqua | Glycerin | Parfum'],
  ['Aqua, Sodium Fluoride, лимонен. Активный фтор 1400 ppm.', 'Aqua | Sodium Fluoride | Limonene'],
  ['Aqua, Sodium Fluoride, Parfum. Содержит фторид натрия: 1400 ppm F-.', 'Aqua | Sodium Fluoride | Parfum'],
  ['Aqua, Perfluorodecalin (and) Poloxamer 188 (аквафтэм), Urea', 'Aqua | Perfluorodecalin | Poloxamer 188 | Urea'],
  ['Sodium Tallowate, Aqua, Parfum. Мыло «Детское» с экстрактом череды.', 'Sodium Tallowate | Aqua | Parfum'],
  ['Aqua, Glycerin, Parfum. Без слёз! Продукт рекомендован с первых дней жизни.', 'Aqua | Glycerin | Parfum'],
  ['Aqua, Glycerin, Parfum. Страна-изготовитель: Россия', 'Aqua | Glycerin | Parfum'],
  ['Aqua, Urea, Parfum. Показания: сухая, огрубевшая кожа. СТБ 1673-2006', 'Aqua | Urea | Parfum'],
  ['Aqua, Urea, Parfum. УВАГА! Тільки для дорослих, берегти від вогню.', 'Aqua | Urea | Parfum'],
  ['Состав: 100% масло Cocos Nucifera (Coconut) Oil*. * органическое', 'Cocos Nucifera Oil'],
  ['Aqua, масло Cocos Nucifera (кокос) Oil, Parfum', 'Aqua | Cocos Nucifera Oil | Parfum'],
  ['Масло морковное для загара. Cocos Nucifera Oil, Daucus Carota Sativa Seed Oil', 'Cocos Nucifera Oil | Daucus Carota Sativa Seed Oil'],
  // Half a name in each script: by its sound, or by the word that names its kind.
  [
    'Aqua, полиquaternium-7, д-panthenol, гидроксиэтил cellulose, Cetearyl спирт, C12-15 алкил benzoate, Parfum',
    'Aqua | Polyquaternium-7 | Panthenol | Hydroxyethylcellulose | Cetearyl Alcohol | C12-15 Alkyl Benzoate | Parfum',
  ],
  [
    'Aqua, диметикон/vinyl dimethicone crosspolymer, Citric кислота, масло jojoba, масло shea, Калия sorbate, зюзю glycol',
    'Aqua | Dimethicone/Vinyl Dimethicone Crosspolymer | Citric Acid | Simmondsia Chinensis Seed Oil | Butyrospermum Parkii Butter | Potassium Sorbate | ?',
  ],
  // Two are named where a bracket or quotes join them, although the mixture has a name of its own.
  [
    'Aqua, Methylchloroisothiazolinone (and) Methylisothiazolinone, отдушка',
    'Aqua | Methylchloroisothiazolinone | Methylisothiazolinone | Parfum',
  ],
  [
    'Aqua, консервант (Methylchloroisothiazolinone (and) Methylisothiazolinone), Parfum',
    'Aqua | Methylchloroisothiazolinone | Methylisothiazolinone | Parfum',
  ],
  ['Aqua, Parfum, Cetearyl Alcohol "and" Ceteareth-20', 'Aqua | Parfum | Cetearyl Alcohol | Ceteareth-20'],
  ['Aqua, Parfum, MCI/MI', 'Aqua | Parfum | Methylchloroisothiazolinone and Methylisothiazolinone'],
])('%s', (text, expected) => {
  const { refused, items, recognised, total } = readLabel(text, dictionary);
  expect(refused).toBeNull();
  expect(namesOf(items)).toBe(expected);
  expect([recognised, total]).toEqual([items.filter(({ id }) => id !== null).length, items.length]);
});

test.each([
  ['Parfum (отдушка)', []],
  ['Parfum (линалоол, лимонен)', ['Linalool', 'Limonene']],
  ['отдушка (линалоол, лимонен)', ['Linalool', 'Limonene']],
  ['Parfum (отдушка: Linalool, Limonene)', ['Linalool', 'Limonene']],
  ['Glycerin (увлажнитель)', []],
])('%s is one ingredient with the parts %j', (text, parts) => {
  const { items } = readLabel(`Aqua, ${text}, Talc`, dictionary);
  expect(items).toHaveLength(3);
  expect(items[1]?.components.map(({ inci }) => inci)).toEqual(parts);
});

test('the strength in a title is not that of the first name', () => {
  const { items } = readLabel('Сыворотка с ретинолом 0,5%: Aqua, Squalane, Retinol', dictionary);
  expect(items.map(({ percent }) => percent)).toEqual([null, null, null]);
});

test('what a bracket repeats of a plant without its part is nothing beside it, though raised letters part them', () => {
  const text =
    'Aqua, Rubus Idaeus Fruit Extract (Wild Raspberry Extract), Melissa Officinalis Leaf Extract WH (Organic Melissa Extract), Glycerin, отдушка. (WH) – дикорастущие растения';
  const { items } = readLabel(text, dictionary);
  expect(items.map(({ inci, components }) => [inci, components.length])).toEqual([
    ['Aqua', 0],
    ['Rubus Idaeus Fruit Extract', 0],
    ['Melissa Officinalis Leaf Extract', 0],
    ['Glycerin', 0],
    ['Parfum', 0],
  ]);
});

test('what was read from a misspelt Russian name is a correction, what was declined or turned round is a synonym', () => {
  const { items } = readLabel('Aqua, глицирин, экстрактом ромашки, масло подсолнечное', dictionary);
  expect(items.map(({ inci, match }) => [inci, match])).toEqual([
    ['Aqua', 'exact'],
    ['Glycerin', 'corrected'],
    ['Chamomilla Recutita Flower Extract', 'synonym'],
    ['Helianthus Annuus Seed Oil', 'synonym'],
  ]);
});

test.each([
  ['диэтаноламиды неведомых кислот', 'Diethanolamine'],
  ['медь', 'Mel'],
  ['экстракт корня ромашки', 'Chamomilla Recutita Flower Extract'],
  ['метилпаральдегид', 'Methylparaben'],
  ['фенилпарагидроксибензоат', 'Methylparaben'],
  ['оксанол', 'Caprylyl Alcohol'],
  ['сополимер акрилатов и C10-30 алкилакрилатов', 'Acrylates/C10-30 Alkyl Acrylate Crosspolymer'],
  ['олеат глицерина с мёдом', 'Mel'],
  ['сок калины', 'Rubus Idaeus Juice'],
  ['талловая кислота', 'Gallic Acid'],
  ['жирные кислоты масла ши', 'Butyrospermum Parkii Butter'],
  ['эфиры масла какао', 'Theobroma Cacao Seed Butter'],
  ['экстракт плауна', 'Selaginella Tamariscina Extract'],
])('%s is never %s', (text, never) => {
  expect(readLabel(`Aqua, ${text}, Parfum`, dictionary).items.map(({ inci }) => inci)).not.toContain(never);
});

test.each([
  ['экстракт орехов карите', 'Butyrospermum Parkii Nut Extract'],
  ['гидролат василька', 'Centaurea Cyanus Flower Water'],
  ['стерины рапса', 'Brassica Campestris Sterols'],
  ['кокодимониум гидроксипропил гидролизованный кератин', 'Cocodimonium Hydroxypropyl Hydrolyzed Keratin'],
  ['натрия кокоил гидролизованный протеин овса', 'Sodium Cocoyl Hydrolyzed Oat Protein'],
])('%s is read although it is shown by another word', (name, inci) => {
  expect(readLabel(`Aqua, ${name}, Glycerin`, dictionary).items[1]?.inci).toBe(inci);
});
