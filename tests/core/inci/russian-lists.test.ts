import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import type { Item } from '#core/inci/reading.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
/** "?" is a name that is not read, "±" one that may be contained. */
const namesOf = (items: readonly Item[]) => items.map(({ inci, mayContain }) => `${mayContain ? '±' : ''}${inci ?? '?'}`).join(' | ');

/** Lists in Cyrillic letters alone are refused with the Latin list that keeps every place. */
test.each([
  [
    'вода подготовл., вазел. масло, экстр-т хмеля, молочн. кислота, сорб. калия, бензоат натр., лауретсульф. натрия',
    'Aqua | Paraffinum Liquidum | Humulus Lupulus Extract | Lactic Acid | Potassium Sorbate | Sodium Benzoate | ?',
  ],
  [
    'вода, олія кукурудзяна, экстракт берёзы, запашка, кра-\nситель Е102. РБ, ООО «Крем», 220075, г. Минск',
    'Aqua | Zea Mays Oil | Betula Alba Leaf Extract | Parfum | CI 19140',
  ],
  ['Состав 1 Вода 2 Глицерин 3 Пантенол 4 Отдушка', 'Aqua | Glycerin | Panthenol | Parfum'],
  ['Состав: вода, глицерин, пропиленгликоль, пантенол 0,5 %, отдушка', 'Aqua | Glycerin | Propylene Glycol | Panthenol | Parfum'],
  [
    'Вода, масло подсолнечное, масло оливковое, эмульсионный воск, витамин Е, отдушка',
    'Aqua | Helianthus Annuus Seed Oil | Olea Europaea Fruit Oil | Emulsifying Wax NF | Tocopherol | Parfum',
  ],
  [
    'вода очищенная, натрия лаурет сульфат, кокамидопропил бетаин, натрия хлорид, кислота лимонная, отдушка, краситель CI 19140',
    'Aqua | Sodium Laureth Sulfate | Cocamidopropyl Betaine | Sodium Chloride | Citric Acid | Parfum | CI 19140',
  ],
  [
    'вода, витамин Е-ацетат, гидрогенат касторового масла, водородированное касторовое масло ПЭГ-40, глицерин',
    'Aqua | Tocopheryl Acetate | Hydrogenated Castor Oil | PEG-40 Hydrogenated Castor Oil | Glycerin',
  ],
  [
    'вода, гидрогенизированное касторовое масло (ПЭГ-60), сорбиновая кислота K, молочная кислота Na, витамин С-фосфат',
    'Aqua | PEG-60 Hydrogenated Castor Oil | Potassium Sorbate | Sodium Lactate | ?',
  ],
  [
    'вода, метилпарагидроксибензоат, этилпарагидроксибензоат, бутилпарагидроксибензоат, диоктиловый эфир, ароматная композиция',
    'Aqua | Methylparaben | Ethylparaben | Butylparaben | Dicaprylyl Ether | Parfum',
  ],
  [
    'вода с экстрактами ромашки, крапивы и шалфея, отвар череды и чистотела, экстракты прополиса и мумиё, композиция парфюмерная «Детская»',
    'Aqua | Chamomilla Recutita Flower Extract | Urtica Dioica Extract | Salvia Officinalis Leaf Extract | Bidens Tripartita Flower/Leaf/Stem Extract | Chelidonium Majus Extract | Propolis Extract | ? | Parfum',
  ],
  [
    'Склад: омилені олії: кокосова, оливкова; натрієві солі жирних кислот пальмової та кокосової олій, вода, екстракти: кропиви, календули',
    'Sodium Cocoate | Sodium Olivate | Sodium Palmate | Sodium Cocoate | Aqua | Urtica Dioica Extract | Calendula Officinalis Flower Extract',
  ],
  [
    'вода, э/м лаванды, шалфейный экстракт, гидролат ели, отдушка «Молоко и мёд»',
    'Aqua | Lavandula Angustifolia Oil | Salvia Officinalis Leaf Extract | Picea Abies Leaf Water | Parfum',
  ],
  [
    'вода, натриевые соли жирных кислот растительных масел (кокосового, пальмового), экстракты: алоэ, ромашки; масло авокадо плод, яичный желток',
    'Aqua | Sodium Cocoate | Sodium Palmate | Aloe Barbadensis Leaf Extract | Chamomilla Recutita Flower Extract | Persea Gratissima Oil | Egg Yolk',
  ],
  [
    'вода с настоями: листьев мяты, корня солодки, коры дуба; глицерин, отдушка',
    'Aqua | Mentha Piperita Leaf Extract | Glycyrrhiza Glabra Root Extract | Quercus Robur Bark Extract | Glycerin | Parfum',
  ],
  [
    'вода, масло: оливы, жожоба, керамиды 3, глицерин',
    'Aqua | Olea Europaea Fruit Oil | Simmondsia Chinensis Seed Oil | Ceramide NP | Glycerin',
  ],
  [
    'вода, масло: подсолнечное, оливковое, кислота бензойная Na',
    'Aqua | Helianthus Annuus Seed Oil | Olea Europaea Fruit Oil | Sodium Benzoate',
  ],
  [
    'вода, сополимер винилацетата и винилпирролидона, сополимер эйкозена и винилпирролидона, сополимер парафина и янтаря, полисорбат 20 и 60',
    'Aqua | VP/VA Copolymer | VP/Eicosene Copolymer | ? | Polysorbate 20 | Polysorbate 60',
  ],
  [
    'Вода, Центелла Азиатика Лист Экстракт, Масло Семян Симмондсия Чиненсис, Хамомилла Рекутита Цветок Экстракт, Выдумка Несуществуета Лист Сок',
    'Aqua | Centella Asiatica Leaf Extract | Simmondsia Chinensis Seed Oil | Chamomilla Recutita Flower Extract | ?',
  ],
  [
    'вода, глицерин, экстракт жимолости, гидролат сосны, феноксиэтанол. Регистрационное удостоверение № 12345. Имеются противопоказания',
    'Aqua | Glycerin | ? | Pinus Sylvestris Leaf Water | Phenoxyethanol',
  ],
  [
    'вада, цэтылавы спірт, алей вінаградных костачак, алей сланечніка, духмяная кампазіцыя',
    'Aqua | Cetyl Alcohol | Vitis Vinifera Seed Oil | Helianthus Annuus Seed Oil | Parfum',
  ],
  [
    'Состав: вода, масло парфюмерное, парфюмерное масло, эмульгатор Т-2, глина голубая, кофе, раствор аммиака',
    'Aqua | Paraffinum Liquidum | Parfum | Polyglyceryl-3 Stearate | Clay | Coffea Arabica Seed Powder | Ammonium Hydroxide',
  ],
  [
    'вода, пентандиол-1,2, бутандиол-1,3, пребиотик инулин, 2,4-диаминофеноксиэтанол HCl, СО2-экстракт ромашки',
    'Aqua | Pentylene Glycol | Butylene Glycol | Inulin | 2,4-Diaminophenoxyethanol HCl | Chamomilla Recutita Flower Extract',
  ],
  // Acids by the oil that they come from, clays by what they are and where they were dug, abbreviations in either order.
  [
    'вода, кокосовая кислота, жирные кислоты пальмового масла, кислоты кокосового масла, виноградная кислота',
    'Aqua | Coconut Acid | Palm Acid | Coconut Acid | ?',
  ],
  [
    'вода, глина голубая кембрийская, монтмориллонитовая глина, глина гассул, хна иранская',
    'Aqua | Clay | Montmorillonite | Moroccan Lava Clay | Lawsonia Inermis Leaf Powder',
  ],
  [
    'вода, МИТ/ХМИТ, МИТ, масло камфорное, инфузия клевера, кр-ль Е122',
    'Aqua | Methylchloroisothiazolinone and Methylisothiazolinone | Methylisothiazolinone | Cinnamomum Camphora Oil | Trifolium Pratense Extract | CI 14720',
  ],
  // Soaps by the oil and the metal, herbs that are counted, systematic names, and what is told of the sea and of grains.
  [
    'калиевые соли жирных кислот растительных масел (кокосового, оливкового), натриевое мыло масла ши, калиевые соли жирных кислот касторового масла, вода',
    'Potassium Cocoate | Potassium Olivate | Sodium Shea Butterate | Potassium Castorate | Aqua',
  ],
  [
    'вода, отвар 7 трав (ромашка, шалфей), глицерин',
    'Aqua | Chamomilla Recutita Flower Extract | Salvia Officinalis Leaf Extract | Glycerin',
  ],
  [
    'вода, каприлик/каприк триглицериды, 2-этилгексил-4-метоксициннамат, 2-этилгексил пальмитат, персея гратиссима масло',
    'Aqua | Caprylic/Capric Triglyceride | Ethylhexyl Methoxycinnamate | Ethylhexyl Palmitate | Persea Gratissima Oil',
  ],
  [
    'вода, динатриевая ЭДТА, морской коллаген гидролизованный, соль морская крупная, кокамид диэтаноламин, антиоксидант БГА',
    'Aqua | Disodium EDTA | Hydrolyzed Collagen | Maris Sal | Cocamide DEA | BHA',
  ],
  ['пропан-бутановая смесь, спирт, отдушка', 'Propane | Butane | Alcohol | Parfum'],
  ['вода, ПВП/эйкозен сополимер, ПВП/борбен сополимер', 'Aqua | VP/Eicosene Copolymer | ?'],
  // What is left of a plant that is named by itself is its part; behind a head it is what the head says.
  [
    'Состав: вода, красный перец, имбирь, лепестки роз, горчица',
    'Aqua | Capsicum Annuum Fruit Powder | Zingiber Officinale Root | Rosa Damascena Flower | Brassica Nigra Seed Powder',
  ],
  [
    'Вода, экстракты: красный перец, ромашка; масла какао и ши',
    'Aqua | Capsicum Annuum Fruit Extract | Chamomilla Recutita Flower Extract | Theobroma Cacao Seed Butter | Butyrospermum Parkii Butter',
  ],
  ['Вода, экстракты имбиря и хмеля, глицерин', 'Aqua | Zingiber Officinale Root Extract | Humulus Lupulus Extract | Glycerin'],
  ['вода, настойка красного перца, глицерин', 'Aqua | Capsicum Annuum Fruit Extract | Glycerin'],
  [
    'вода, фитокомплекс (экстракты женьшеня, лимонника, родиолы), отдушка',
    'Aqua | Panax Ginseng Root Extract | Schisandra Chinensis Fruit Extract | Rhodiola Rosea Extract | Parfum',
  ],
  // Salts by the names of older standards.
  [
    'вода, натрий бензойнокислый, кальций углекислый, магний сернокислый, натрий двууглекислый',
    'Aqua | Sodium Benzoate | Calcium Carbonate | Magnesium Sulfate | Sodium Bicarbonate',
  ],
  ['вода, марганцовка, глицерин, отдушка', 'Aqua | ? | Glycerin | Parfum'],
  // Short forms without a blank behind the stop, ends that two names share, functions in front of a dash.
  ['вода, вит.Е, парф.композиция, эф.масло лаванды', 'Aqua | Tocopherol | Parfum | Lavandula Angustifolia Oil'],
  ['вода, метил- и пропилпарабен, отдушка', 'Aqua | Methylparaben | Propylparaben | Parfum'],
  [
    'вода, анионное ПАВ – лауретсульфат натрия, амфотерное ПАВ: кокамидопропилбетаин, пропеллент: бутан, пропан',
    'Aqua | Sodium Laureth Sulfate | Cocamidopropyl Betaine | Butane | Propane',
  ],
  // The maker's address behind the list.
  ['Состав: вода, глицерин, отдушка. РБ, 220089, г. Минск, ул. Декабристов, 29а', 'Aqua | Glycerin | Parfum'],
  ['Состав: вода, глицерин, отдушка. Санкт-Петербург, Невский пр., 100', 'Aqua | Glycerin | Parfum'],
  // A function and a trade name in front of the names, a colour by any word, abbreviated kinds, English sounds.
  [
    'вода, консервант Euxyl K 9010 (феноксиэтанол, этилгексилглицерин), краситель «Синий блестящий» CI 42090',
    'Aqua | Phenoxyethanol | Ethylhexylglycerin | CI 42090',
  ],
  ['Основа: вода, цетиловый сп., масло подс., сетеариловый спирт', 'Aqua | Cetyl Alcohol | Helianthus Annuus Seed Oil | Cetearyl Alcohol'],
  // Salts with the acid in front, signs of rotation in Cyrillic, functions of two words, saponified oils.
  ['вода, ЭДТА тринатриевая соль, глицерин', 'Aqua | Trisodium EDTA | Glycerin'],
  // Salts and esters called by their acids; one that is not known is no table salt.
  ['вода, натриевая соль бензойной кислоты, сорбат калиевый, бензоат Na', 'Aqua | Sodium Benzoate | Potassium Sorbate | Sodium Benzoate'],
  ['вода, дикалиевая соль глицирризиновой кислоты, соль натрия молочной кислоты', 'Aqua | Dipotassium Glycyrrhizate | Sodium Lactate'],
  ['вода, глицерин, соль лития хрюндельной кислоты, соль аммония щавелевой кислоты', 'Aqua | Glycerin | ? | ?'],
  [
    'вода, цетиловый эфир пальмитиновой кислоты, сорбитановый эфир олеиновой кислоты, олеат глицерина, глицериновый эфир',
    'Aqua | Cetyl Palmitate | Sorbitan Oleate | Glyceryl Oleate | ?',
  ],
  [
    'вода, настои ромашки, череды, воски: пчелиный, карнаубский',
    'Aqua | Chamomilla Recutita Flower Extract | Bidens Tripartita Flower/Leaf/Stem Extract | Cera Alba | Copernicia Cerifera Cera',
  ],
  [
    'вода, отвар трав: ромашка, череда; глицерин',
    'Aqua | Chamomilla Recutita Flower Extract | Bidens Tripartita Flower/Leaf/Stem Extract | Glycerin',
  ],
  // Numbers of one name; an amount is none.
  [
    'вода, церамиды 1, 3, поликватерниум-7, 10, полисорбат 20, 5, глицерин',
    'Aqua | Ceramide EOP | Ceramide NP | Polyquaternium-7 | Polyquaternium-10 | Polysorbate 20 | Glycerin',
  ],
  ['вода, водный экстракт мяты водной, глицерин', 'Aqua | Mentha Aquatica Leaf Extract | Glycerin'],
  // What is registered, promised and printed behind the list.
  ['вода, глицерин, лимонная кислота. Не содержит парабенов, силиконов, SLS.', 'Aqua | Glycerin | Citric Acid'],
  ['вода, глицерин, лимонная кислота. Декларация о соответствии ЕАЭС N RU Д-RU.АЯ01.В.12345', 'Aqua | Glycerin | Citric Acid'],
  ['вода, глицерин, лимонная кислота. Номер партии и дата изготовления указаны на упаковке', 'Aqua | Glycerin | Citric Acid'],
  ['вода, Д-альфа-токоферол, Л-аргинин', 'Aqua | Tocopherol | Arginine'],
  ['вода, увлажняющий компонент: глицерин, загущающий агент карбомер', 'Aqua | Glycerin | Carbomer'],
  ['вода, подсластитель сукралоза, пищевой ароматизатор «Клубника»', 'Aqua | Sucralose | Aroma'],
  ['омыленные масла (оливковое, кокосовое), вода', 'Sodium Olivate | Sodium Cocoate | Aqua'],
  ['вода, цетеариловый спитр, кислата лимонная', 'Aqua | Cetearyl Alcohol | Citric Acid'],
  // A bracket and letters that go on with vitamins, an abbreviated word in front of its noun, an ether that is no esters, slips by sound.
  ['вода, Д-пантенол (вит. В5), витамин А, Е, глицерин', 'Aqua | Panthenol | Vitamin A | Tocopherol | Glycerin'],
  ['вода, цет. спирт, цетиловый эфир, полипропиленгликоль, глицерин', 'Aqua | ? | ? | ? | Glycerin'],
  ['вода, атдушка, экстракт корня лапуха, рассол, лидаза, сок калины', 'Aqua | Parfum | Arctium Lappa Root Extract | ? | ? | ?'],
  [
    'вода, м-ло ши, глицерил стереат, масло малиновых косточек',
    'Aqua | Butyrospermum Parkii Butter | Glyceryl Stearate | Rubus Idaeus Seed Oil',
  ],
  [
    'мыльная основа (натриевые соли жирных кислот пальмового и кокосового масел), вода, отвар трав (лён, крапива)',
    'Sodium Palmate | Sodium Cocoate | Aqua | Linum Usitatissimum Seed Extract | Urtica Dioica Extract',
  ],
  ['Склад: вода, гліцерин, динатрієва сіль ЕДТА, екстракт звіробою', 'Aqua | Glycerin | Disodium EDTA | Hypericum Perforatum Extract'],
  // What is called in front of a colon is the product.
  ['Свобода, крем детский «Тик-так»: вода, глицерин, пантенол', 'Aqua | Glycerin | Panthenol'],
  ['Паста зубная «Жемчуг»: карбонат кальция, вода, глицерин', 'Calcium Carbonate | Aqua | Glycerin'],
  ['Зюзюблик, экстракт алоэ: вода, глицерин', '? | Aloe Barbadensis Leaf Extract | Aqua | Glycerin'],
  ['Детское мыло: натриевые соли жирных кислот пальмового, кокосового масел, вода', 'Sodium Palmate | Sodium Cocoate | Aqua'],
  // Heads of acids, proteins and herbs; a kind with a colon; the genitive of a metal; qualities behind a comma.
  [
    'вода, протеины: пшеницы, шёлка, молока; АНА-кислоты (яблочная, молочная), экстракт трав: мята, шалфей',
    'Aqua | Triticum Vulgare Protein | Hydrolyzed Silk | Lactis Proteinum | Malic Acid | Lactic Acid | Mentha Piperita Leaf Extract | Salvia Officinalis Leaf Extract',
  ],
  ['вода, протеины пшеницы, молоко, аминокислоты: глицин, пролин', 'Aqua | Triticum Vulgare Protein | Lac | Glycine | Proline'],
  [
    'вода, цинка и магния стеараты, масло подсолнечное рафинированное, дезодорированное',
    'Aqua | Zinc Stearate | Magnesium Stearate | Helianthus Annuus Seed Oil',
  ],
  ['вода, гидролиз. кератин, ланолиновая кислота, цетиловый пальмитат', 'Aqua | Hydrolyzed Keratin | Lanolin Acid | Cetyl Palmitate'],
  [
    'вода, краситель желтый Е102, масло можжевельника эфирное, крапивный отвар',
    'Aqua | CI 19140 | Juniperus Communis Fruit Oil | Urtica Dioica Extract',
  ],
  ['Дезодорант-кристалл. Состав: алюмокалиевые квасцы 100%', 'Potassium Alum'],
  ['вода до 100 %, мочевина не менее 10 %, вода до 100 мл, растительный коллаген', 'Aqua | Urea | Aqua | ?'],
  // Parts of a dye, and what stands behind a list.
  ['Состав крем-краски: вода, резорцин, глицерин', 'Aqua | Resorcinol | Glycerin'],
  ['Состав: вода, глицерин, отдушка. Материал: вискоза, полиэстер', 'Aqua | Glycerin | Parfum'],
  ['Состав: вода, глицерин, Е133. Масса 500 г', 'Aqua | Glycerin | CI 42090'],
  // Beside a Russian name another one is no translation unless it names the same.
  ['вода, масло ши/карите, сополимер акрилатов/винилнеодеканоата', 'Aqua | Butyrospermum Parkii Butter | ?'],
  // A polymer is none of its monomers, known or not.
  ['вода, стирен/акрилат сополимер, стирол/фубар сополимер, ПВП/ВА', 'Aqua | Styrene/Acrylates Copolymer | ? | VP/VA Copolymer'],
  ['вода, эфирное масло можжевельника, эфирное масло облепихи', 'Aqua | Juniperus Communis Fruit Oil | ?'],
  // The same list in Kazakh or Ukrainian.
  [
    'Құрамы: су, глицерин, натрий лауретсульфаты, хош иіс. Состав: вода, глицерин, лауретсульфат натрия, отдушка.',
    'Aqua | Glycerin | Sodium Laureth Sulfate | Parfum',
  ],
  [
    'Құрамы: су, күнбағыс майы, түймедақ сығындысы, лимон қышқылы',
    'Aqua | Helianthus Annuus Seed Oil | Chamomilla Recutita Flower Extract | Citric Acid',
  ],
  // A Ukrainian beginning is declined as the Russian one is: pumpkins are no watermelons, coffee is no kava.
  [
    'Склад: олія гарбуза, лляна олія, обліпихова олія, екстракт кави, екстракт огірка, екстракт реп’яха, гідролізований колаген, спирт денатурований',
    'Cucurbita Pepo Seed Oil | Linum Usitatissimum Seed Oil | Hippophae Rhamnoides Oil | Coffea Arabica Seed Extract | Cucumis Sativus Fruit Extract | Arctium Lappa Root Extract | Hydrolyzed Collagen | Alcohol Denat.',
  ],
  // Behind the head of several names each has its own amount, and what two have together neither has.
  [
    'вода, масла: жожоба 5%, авокадо (3%), глицерин, экстракты (ромашки 1%, череды 2%), эфирные масла лимона и мяты (5%)',
    'Aqua | Simmondsia Chinensis Seed Oil | Persea Gratissima Oil | Glycerin | Chamomilla Recutita Flower Extract | Bidens Tripartita Flower/Leaf/Stem Extract | Citrus Limon Peel Oil | Mentha Piperita Oil',
  ],
  // A word that stands for a product and an ingredient is left out of no list, nor an amount by volume.
  ['Вода. Глицерин. Мыло. Ланолин.', 'Aqua | Glycerin | ? | Lanolin'],
  ['Состав: этанол 75 об. %, вода, глицерин 2 масс. %', 'Alcohol | Aqua | Glycerin'],
  [
    'Н2О, метил-, пропилпарабен, сорбат К, смесь восков (пчелиный, карнаубский), пропан-1,2-диол',
    'Aqua | Methylparaben | Propylparaben | Potassium Sorbate | Cera Alba | Copernicia Cerifera Cera | Propylene Glycol',
  ],
  // Which of its esters is meant a label does not say.
  ['вода, витамины А, Е, витамин А (ретинола пальмитат), ретинол', 'Aqua | Vitamin A | Tocopherol | Retinyl Palmitate | Retinol'],
  // A hyphen that waits for the second half of the word; an oil that is the base of a blend; coal by what was burnt.
  [
    'вода, моно-, диглицериды жирных кислот, масло-основа жожоба, базовое масло миндаля, уголь берёзовый',
    'Aqua | ? | Simmondsia Chinensis Seed Oil | Prunus Amygdalus Dulcis Oil | Charcoal',
  ],
  ['Склад: вода, олія ши, екстракт зеленого чаю, віддушка', 'Aqua | Butyrospermum Parkii Butter | Camellia Sinensis Leaf Extract | Parfum'],
  ['Состав – вода, мочевина, глицерин, вазелин', 'Aqua | Urea | Glycerin | Petrolatum'],
  ['В составе: спирт этиловый, вода, ментол, глицерин', 'Alcohol | Aqua | Menthol | Glycerin'],
  ['В составе – вода, ланолин, пчелиный воск', 'Aqua | Lanolin | Cera Alba'],
  ['Состав вода, глицерин, карбомер, триэтаноламин', 'Aqua | Glycerin | Carbomer | Triethanolamine'],
  [
    'Ингредиенты: вода деминерализованная, лауретсульфат натрия, кокамид ДЭА, экстракт крапивы, витамин Е, краситель Е102',
    'Aqua | Sodium Laureth Sulfate | Cocamide DEA | Urtica Dioica Extract | Tocopherol | CI 19140',
  ],
  [
    'Масло касторовое, воск карнаубский, парафин, церезин, ланолин, витамин E, BHT, отдушка',
    'Ricinus Communis Seed Oil | Copernicia Cerifera Cera | Paraffin | Ceresin | Lanolin | Tocopherol | BHT | Parfum',
  ],
  ['ВОДА, ГЛИЦЕРИН, КАРБАМИД, АЛЛАНТОИН, ПАРФЮМ', 'Aqua | Glycerin | Urea | Allantoin | Parfum'],
  ['вода; глицерин; кислота стеариновая; калия гидроксид; отдушка', 'Aqua | Glycerin | Stearic Acid | Potassium Hydroxide | Parfum'],
  ['Вода, цитиловый спирт, глицирин, стеориновая кислота, отдушка', 'Aqua | Cetyl Alcohol | Glycerin | Stearic Acid | Parfum'],
  [
    'вода, экстр. ромашки, экстр. календулы, глицерин',
    'Aqua | Chamomilla Recutita Flower Extract | Calendula Officinalis Flower Extract | Glycerin',
  ],
  [
    'Вода, экстракты: ромашки, череды, чистотела; глицерин, отдушка',
    'Aqua | Chamomilla Recutita Flower Extract | Bidens Tripartita Flower/Leaf/Stem Extract | Chelidonium Majus Extract | Glycerin | Parfum',
  ],
  [
    'вода, ниацинамид 10%, цинк ПКА 1%, пентиленгликоль, ксантановая камедь',
    'Aqua | Niacinamide | Zinc PCA | Pentylene Glycol | Xanthan Gum',
  ],
  [
    'вода, сок алоэ вера, гиалуронат натрия, бетаин, пантенол, этилгексилглицерин',
    'Aqua | Aloe Barbadensis Leaf Juice | Sodium Hyaluronate | Betaine | Panthenol | Ethylhexylglycerin',
  ],
  ['Вода, эмульгатор цетеариловый спирт, консервант феноксиэтанол, антиоксидант БГТ', 'Aqua | Cetearyl Alcohol | Phenoxyethanol | BHT'],
  ['Вода, загуститель: ксантановая камедь, консервант: сорбат калия', 'Aqua | Xanthan Gum | Potassium Sorbate'],
  [
    'вода, масло персиковых косточек, масло зародышей пшеницы, масло виноградной косточки',
    'Aqua | Prunus Persica Kernel Oil | Triticum Vulgare Germ Oil | Vitis Vinifera Seed Oil',
  ],
  [
    'эфирное масло лаванды, эфирное масло чайного дерева, масло миндальное',
    'Lavandula Angustifolia Oil | Melaleuca Alternifolia Leaf Oil | Prunus Amygdalus Dulcis Oil',
  ],
  ['Вода, зюзюбликовая эссенция, глицерин, отдушка', 'Aqua | ? | Glycerin | Parfum'],
  ['тальк, каолин, оксид цинка, крахмал кукурузный, отдушка', 'Talc | Kaolin | Zinc Oxide | Zea Mays Starch | Parfum'],
  [
    'Состав: сахар, масло кокосовое, масло какао, молотый кофе, отдушка',
    'Sucrose | Cocos Nucifera Oil | Theobroma Cacao Seed Butter | Coffea Arabica Seed Powder | Parfum',
  ],
  ['Морская соль, масло пихты, экстракт хвои сосны, хлорофиллин', 'Maris Sal | Abies Sibirica Oil | Pinus Sylvestris Leaf Extract | ?'],
  [
    'Вода, гидроксиэтилцеллюлоза, Д-пантенол, ПЭГ-7 глицерилкокоат, ДМДМ-гидантоин, отдушка',
    'Aqua | Hydroxyethylcellulose | Panthenol | PEG-7 Glyceryl Cocoate | DMDM Hydantoin | Parfum',
  ],
  [
    'Вода, пропиленгликоль, ТЭА, карбомер, динатрий ЭДТА, метилпарабен, CI 42090',
    'Aqua | Propylene Glycol | Triethanolamine | Carbomer | Disodium EDTA | Methylparaben | CI 42090',
  ],
  [
    'Вода, С12-15 алкилбензоат, октокрилен, этилгексилметоксициннамат, диоксид титана',
    'Aqua | C12-15 Alkyl Benzoate | Octocrylene | Ethylhexyl Methoxycinnamate | Titanium Dioxide',
  ],
  ['вода (очищенная), глицерин (растительный), отдушка (гипоаллергенная)', 'Aqua | Glycerin | Parfum'],
  ['Состав: вода, глицерин, отдушка. Способ применения: нанести на кожу. Годен до 12.2026.', 'Aqua | Glycerin | Parfum'],
  ['Состав: вода\nглицерин\nпантенол\nотдушка', 'Aqua | Glycerin | Panthenol | Parfum'],
  ['• вода\n• масло ши\n• пчелиный воск', 'Aqua | Butyrospermum Parkii Butter | Cera Alba'],
  ['1) вода 2) глицерин 3) пантенол', 'Aqua | Glycerin | Panthenol'],
  [
    'вода, диметикон, циклопентасилоксан, 1,2-гександиол, бутиленгликоль',
    'Aqua | Dimethicone | Cyclopentasiloxane | 1,2-Hexanediol | Butylene Glycol',
  ],
  ['вода, гиалуроновая кислота, пептид Матриксил, ретинол, токоферола ацетат', 'Aqua | Hyaluronic Acid | ? | Retinol | Tocopheryl Acetate'],
  [
    'Состав: масло ши 50 %, масло кокоса 30 %, воск пчелиный 19,5 %, витамин Е 0,5 %',
    'Butyrospermum Parkii Butter | Cocos Nucifera Oil | Cera Alba | Tocopherol',
  ],
  [
    'Гидролат лаванды, гель алоэ, кислота гиалуроновая низкомолекулярная, пантенол',
    'Lavandula Angustifolia Flower Water | Aloe Barbadensis Leaf Juice | Hydrolyzed Hyaluronic Acid | Panthenol',
  ],
  ['вода, натриевая соль лауретсульфата, глицерин', 'Aqua | Sodium Laureth Sulfate | Glycerin'],
  [
    'Вода, магния лауретсульфат, кокоамфоацетат натрия, ПЭГ-150 дистеарат, гликоль дистеарат',
    'Aqua | Magnesium Laureth Sulfate | Sodium Cocoamphoacetate | PEG-150 Distearate | Glycol Distearate',
  ],
  ['вода, спирт, экстракт прополиса, мёд, маточное молочко', 'Aqua | Alcohol | Propolis Extract | Mel | Royal Jelly'],
  ['вода, витамины А, Е, С, глицерин', 'Aqua | Vitamin A | Tocopherol | Ascorbic Acid | Glycerin'],
  ['Вода, глицерин, отдушка «Цветущая вишня», краситель Е124', 'Aqua | Glycerin | Parfum | CI 16255'],
  ['Аква, Содиум Лаурет Сульфат, Глицерин, Парфюм', 'Aqua | Sodium Laureth Sulfate | Glycerin | Parfum'],
  [
    'вода, кокоглюкозид, лаурилглюкозид, инулин, бензиловый спирт, дегидрацетовая кислота',
    'Aqua | Coco-Glucoside | Lauryl Glucoside | Inulin | Benzyl Alcohol | Dehydroacetic Acid',
  ],
  [
    'вода, перекись водорода, цетеариловый спирт, фосфорная кислота, цетеарет-20',
    'Aqua | Hydrogen Peroxide | Cetearyl Alcohol | Phosphoric Acid | Ceteareth-20',
  ],
  [
    'Масло льняное, масло репейное, масло горчицы, экстракт красного перца, витамин А',
    'Linum Usitatissimum Seed Oil | Arctium Lappa Root Oil | ? | Capsicum Annuum Fruit Extract | Vitamin A',
  ],
  [
    'Вода; лаурилсульфат натрия; карбонат кальция; сорбит; отдушка мятная; монофторфосфат натрия',
    'Aqua | Sodium Lauryl Sulfate | Calcium Carbonate | Sorbitol | Parfum | Sodium Monofluorophosphate',
  ],
  [
    'хлоргидрат алюминия, вода, циклометикон, ППГ-15 стеариловый эфир, отдушка',
    'Aluminum Chlorohydrate | Aqua | Cyclomethicone | PPG-15 Stearyl Ether | Parfum',
  ],
  [
    'Вода, каолин, бентонит, глицерин, двуокись титана, экстракт зеленого чая, метилпарабен, отдушка,',
    'Aqua | Kaolin | Bentonite | Glycerin | Titanium Dioxide | Camellia Sinensis Leaf Extract | Methylparaben | Parfum',
  ],
  [
    'Пропан, бутан, изобутан, спирт денатурированный, отдушка, триэтилцитрат',
    'Propane | Butane | Isobutane | Alcohol Denat. | Parfum | Triethyl Citrate',
  ],
  [
    'вода, масло ши, глицерил стеарат, цетиловый спирт, полисорбат-60, сорбитан стеарат',
    'Aqua | Butyrospermum Parkii Butter | Glyceryl Stearate | Cetyl Alcohol | Polysorbate 60 | Sorbitan Stearate',
  ],
  [
    'вода, отвар крапивы, дистеарат этиленгликоля, масло семян подсолнечника, трисодиум ЭДТА, нипагин',
    'Aqua | Urtica Dioica Extract | Glycol Distearate | Helianthus Annuus Seed Oil | Trisodium EDTA | Methylparaben',
  ],
  [
    'экстракт василька синего, экстракт крапивы двудомной, экстракт мелиссы лекарственной, экстракт шиповника собачьего',
    'Centaurea Cyanus Flower Extract | Urtica Dioica Extract | Melissa Officinalis Leaf Extract | Rosa Canina Fruit Extract',
  ],
  ['вода, диэтаноламиды жирных кислот кокосового масла, соль', 'Aqua | Cocamide DEA | Sodium Chloride'],
  [
    'вода, экстракт листьев мяты, экстракт травы хвоща, экстракт коры ивы, экстракт лиственницы',
    'Aqua | Mentha Piperita Leaf Extract | Equisetum Arvense Extract | Salix Alba Bark Extract | ?',
  ],
  ['вода, экстракт листьев, отдушка', 'Aqua | ? | Parfum'],
  [
    'вода, масла (кокоса, виноградной косточки), масло ши',
    'Aqua | Cocos Nucifera Oil | Vitis Vinifera Seed Oil | Butyrospermum Parkii Butter',
  ],
  [
    'Натриевые соли жирных кислот: кокосового, пальмового масел, пальмоядровые кислоты, масло кокосовое',
    'Sodium Cocoate | Sodium Palmate | Palm Kernel Acid | Cocos Nucifera Oil',
  ],
  ['натриевые соли жирных кислот пальмового масла, кокосового масла, вода', 'Sodium Palmate | Sodium Cocoate | Aqua'],
  ['вода, КИ 17200, К.И. 42090, камфора рацемическая, гидроокись калия', 'Aqua | CI 17200 | CI 42090 | Camphor | Potassium Hydroxide'],
  [
    'вода, отдушка, в т.ч. экстракт ромашки; и/или глицерин, включая мочевину',
    'Aqua | Parfum | Chamomilla Recutita Flower Extract | Glycerin | Urea',
  ],
  ['Вода, сорбит, фторид натрия (0,24 %, активный фтор 1000 ppm), отдушка', 'Aqua | Sorbitol | Sodium Fluoride | Parfum'],
  ['Салфетки влажные детские. Пропитывающий лосьон: вода, глицерин, пантенол', 'Aqua | Glycerin | Panthenol'],
  ['Крем-мыло «Морской бриз» для рук. Вода, глицерин, отдушка', 'Aqua | Glycerin | Parfum'],
  [
    'Вода, отвар трав (ромашка, зверобой), экстракт коры дуба и пихты, глицерин',
    'Aqua | Chamomilla Recutita Flower Extract | Hypericum Perforatum Extract | Quercus Robur Bark Extract | Abies Sibirica Needle Extract | Glycerin',
  ],
  ['Вода, керамиды NP, AP, EOP, холестерин', 'Aqua | Ceramide NP | Ceramide AP | Ceramide EOP | Cholesterol'],
  [
    'Спирт этиловый денат., вода дем., масло ши нераф., экстр. цв. ромашки, антиоксидант: бутилокситолуол',
    'Alcohol Denat. | Aqua | Butyrospermum Parkii Butter | Chamomilla Recutita Flower Extract | BHT',
  ],
  ['Состав: бутан, отдушка. Огнеопасно! Баллон под давлением.', 'Butane | Parfum'],
  ['Состав на 1 г: камфора 0,225 г, ментол кристаллический 0,112 г, вазелин', 'Camphor | Menthol | Petrolatum'],
  ['вода, витамины (А, Е, В5), глицерин', 'Aqua | Vitamin A | Tocopherol | Pantothenic Acid | Glycerin'],
  ['вода, витаминный комплекс (А, Е), витамины, гидролат, соли, спирты', 'Aqua | Vitamin A | Tocopherol | ? | ? | ? | ?'],
  [
    'вода, эмульг. цетеариловый спирт, аромакомпозиция, конс. бронопол, кр.: Е122',
    'Aqua | Cetearyl Alcohol | Parfum | 2-Bromo-2-Nitropropane-1,3-Diol | CI 14720',
  ],
  [
    'слюда, диоксид титана CI 77891, краситель С.I. 42090, оксид хрома С.I. 77288, СІ 77492',
    'Mica | CI 77891 | CI 42090 | CI 77288 | CI 77492',
  ],
  [
    'вода, DMDM гидантоин, кокамид DEA, пищевая добавка Е211, экстракт водорослей ламинарии',
    'Aqua | DMDM Hydantoin | Cocamide DEA | Sodium Benzoate | Laminaria Digitata Extract',
  ],
  [
    'этилацетат, адипиновая кислота/неопентилгликоль/тримеллитовый ангидрид сополимер, акрилаты / стеарет-20 метакрилат кроссполимер',
    'Ethyl Acetate | Adipic Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer | Acrylates/Steareth-20 Methacrylate Crosspolymer',
  ],
  [
    'Склад: вода, натрію хлорид, олія соняшникова, бджолиний віск, екстракт кропиви, барвник CI 19140. Термін придатності 2 роки.',
    'Aqua | Sodium Chloride | Helianthus Annuus Seed Oil | Cera Alba | Urtica Dioica Extract | CI 19140',
  ],
  [
    'спирт этиловый ректификованный из пищевого сырья, масло подсолн., экстр. зел. чая, консервант:сорбат калия, парафин нефтяной',
    'Alcohol | Helianthus Annuus Seed Oil | Camellia Sinensis Leaf Extract | Potassium Sorbate | Paraffin',
  ],
  [
    'порошок басмы, порошок зюзюблика, лаурат полиглицерина-10, токоферола ацитат, экстракт корня когтя дьявола',
    'Indigofera Tinctoria Leaf Powder | ? | Polyglyceryl-10 Laurate | Tocopheryl Acetate | Harpagophytum Procumbens Root Extract',
  ],
  [
    'Құрамы: су, глицерин, вазелин, отдушка, метилпарабен. Состав: вода, глицерин, вазелин, отдушка, метилпарабен.',
    'Aqua | Glycerin | Petrolatum | Parfum | Methylparaben',
  ],
  [
    'Состав шампуня: вода, глицерин, пантенол. Состав бальзама: вода, цетиловый спирт, диметикон.',
    'Aqua | Glycerin | Panthenol | Aqua | Cetyl Alcohol | Dimethicone',
  ],
  [
    'вода, кокамид моноэтаноламид, цетеарил гликозид, магния сульфат 7-водный, парфюм. композиция, пигмент красный CI 15850:1',
    'Aqua | Cocamide MEA | Cetearyl Glucoside | Magnesium Sulfate | Parfum | CI 15850',
  ],
  [
    'мыльная основа (вода, глицерин, стеарат натрия), эфирные масла розового дерева и ладана, молочная сыворотка',
    'Aqua | Glycerin | Sodium Stearate | Aniba Rosodora Wood Oil | Boswellia Carterii Oil | Whey',
  ],
  ['Састаў: вада, гліцэрына, масла какавы, ланалін', 'Aqua | Glycerin | Theobroma Cacao Seed Butter | Lanolin'],
  [
    'стирол-акрилатный сополимер, винилацетат-зюзюбликовый сополимер, аромат «Мята», полиэтиленгликоль-32, моностеарат сорбитана',
    'Styrene/Acrylates Copolymer | ? | Parfum | PEG-32 | Sorbitan Stearate',
  ],
  ['глицepин, oтдушка, мacло ши, масло орегано, BОДА', 'Glycerin | Parfum | Butyrospermum Parkii Butter | Origanum Vulgare Oil | Aqua'],
  // What is told of each name.
  [
    'Глицерин – увлажняет кожу.\nМасло ши (баттер): питает и смягчает.\nНиацинамид — источник витаминов.',
    'Glycerin | Butyrospermum Parkii Butter | Niacinamide',
  ],
  ['Состав: пантенол – для заживления, ниацинамид – выравнивает тон', 'Panthenol | Niacinamide'],
  // Scans: letters for digits and the reverse, lost spaces; the letter of a vitamin is no slip of another.
  [
    'вода, ПЭГ-4О гидрогенизированное касторовое масло, полиглицерил-З олеат, бен3оат натрия',
    'Aqua | PEG-40 Hydrogenated Castor Oil | Polyglyceryl-3 Oleate | Sodium Benzoate',
  ],
  ['вода, маслооливковое, витаминЕ, спиртцетиловый, витамин К7', 'Aqua | Olea Europaea Fruit Oil | Tocopherol | Cetyl Alcohol | ?'],
  // Of a shop's page, and above names on lines of their own.
  ['Состав: вода, глицерин, пантенол\nПол женский\nКомплектация крем 1 шт\nВес 10 г', 'Aqua | Glycerin | Panthenol'],
  ['Мыло ручной работы\n- омыленное оливковое масло\n- вода\n- глицерин', 'Sodium Olivate | Aqua | Glycerin'],
  [
    'Құрамы: су, стеарин қышқылы, цетил спирті, бадам майы. Шығарылған елі: Қазақстан',
    'Aqua | Stearic Acid | Cetyl Alcohol | Prunus Amygdalus Dulcis Oil',
  ],
  [
    'Склад: вада, алей ільняны, масла шы, адушка, кансервант (бензаат натрыю)',
    'Aqua | Linum Usitatissimum Seed Oil | Butyrospermum Parkii Butter | Parfum | Sodium Benzoate',
  ],
  [
    'Склад: вода, олія мигдальна, віск емульсійний, ефірна олія апельсина, хлорид натрію',
    'Aqua | Prunus Amygdalus Dulcis Oil | Emulsifying Wax NF | Citrus Aurantium Dulcis Oil | Sodium Chloride',
  ],
  ['Ниацинамид: выравнивает тон, пантенол: успокаивает, аллантоин: смягчает.', 'Niacinamide | Panthenol | Allantoin'],
  ['✔️ Масло жожоба — питает ✔️ Пантенол — успокаивает 🌿 Глицерин', 'Simmondsia Chinensis Seed Oil | Panthenol | Glycerin'],
  [
    'Склад: омилені олії кокоса, оливи та пальми, екстракт меліси',
    'Sodium Cocoate | Sodium Olivate | Sodium Palmate | Melissa Officinalis Leaf Extract',
  ],
  ['вода, 3агуститель (хлорид натрия), 1 % цинка РСА и 2 % пантенола. Произв.: Турция', 'Aqua | Sodium Chloride | Zinc PCA | Panthenol'],
  // "And also" parts names; the kind in front of a colon belongs to them, wherever it stands.
  [
    'В состав бальзама входят масла: какао, ши, а также пчелиный воск и витамин Е.',
    'Theobroma Cacao Seed Butter | Butyrospermum Parkii Butter | Cera Alba | Tocopherol',
  ],
  ['Маска обогащена маслом арганы, пантенолом и глицерином', 'Argania Spinosa Kernel Oil | Panthenol | Glycerin'],
  [
    'Основа: вода, глицерин. Масла: жожоба, ши. Активы: пантенол',
    'Aqua | Glycerin | Simmondsia Chinensis Seed Oil | Butyrospermum Parkii Butter | Panthenol',
  ],
  ['вода, пантенол та вітамін Е, олія ши і ланолін', 'Aqua | Panthenol | Tocopherol | Butyrospermum Parkii Butter | Lanolin'],
  ['Состав: Вода\nГлицерин Пропиленгликоль\nПантенол', 'Aqua | Glycerin | Propylene Glycol | Panthenol'],
  // The last name in front of the maker is one of the list.
  ['Вода; глицерин; имидазолидинил мочевина. СП «Зюзя» ООО, 220089, г. Минск, ул. Лесная, 29', 'Aqua | Glycerin | Imidazolidinyl Urea'],
  ['соль морская природная, корень солодки, пчелиное молочко', 'Maris Sal | Glycyrrhiza Glabra Root | Royal Jelly'],
  // Parts of a kit by their numbers alone.
  ['1) вода, глицерин; 2) тальк, оксид цинка', 'Aqua | Glycerin | Talc | Zinc Oxide'],
  ['А) вода, аммиак; Б) вода, перекись водорода', 'Aqua | Ammonia | Aqua | Hydrogen Peroxide'],
  // A bracket tells which of its kind the name in front is; a head names nothing beside what it introduces.
  [
    'масло растительное (подсолнечное), растительные масла (оливковое и кокосовое), воск (пчелиный), кислота (лимонная)',
    'Helianthus Annuus Seed Oil | Olea Europaea Fruit Oil | Cocos Nucifera Oil | Cera Alba | Citric Acid',
  ],
  [
    'вода, экстракты водорослей: ламинарии, фукуса; масла растительные: льняное, оливковое; смесь растительных масел (кукурузное, соевое)',
    'Aqua | Laminaria Digitata Extract | Fucus Vesiculosus Extract | Linum Usitatissimum Seed Oil | Olea Europaea Fruit Oil | Zea Mays Oil | Glycine Soja Oil',
  ],
  ['вода, метил-; этил-; пропилпарабены, отдушка', 'Aqua | Methylparaben | Ethylparaben | Propylparaben | Parfum'],
  ['вода. глицерин. экстр. ромашки. вит. Е. отдушка.', 'Aqua | Glycerin | Chamomilla Recutita Flower Extract | Tocopherol | Parfum'],
  // Bulgarian, and what stands behind Bulgarian and Belarusian lists.
  [
    'Съставки: вода, натриев лауретсулфат, лимонена киселина, цетилов алкохол, екстракт от лайка, пчелен восък, парфюм. Да се съхранява на сухо.',
    'Aqua | Sodium Laureth Sulfate | Citric Acid | Cetyl Alcohol | Chamomilla Recutita Flower Extract | Cera Alba | Parfum',
  ],
  ['Састаў: вада, гліцэрына, адушка. Зроблена ў Беларусі. СТБ 1673-2006', 'Aqua | Glycerin | Parfum'],
])('%s', (text, expected) => {
  const { refused, suggested, suggestion, items } = readLabel(text, dictionary);
  expect(refused).toBe('cyrillic');
  expect(items).toEqual([]);
  expect(namesOf(suggested)).toBe(expected);
  expect(namesOf(readLabel(suggestion ?? '', dictionary).items)).toBe(expected);
});

test('a name that is not read keeps the marks around what it quotes', () => {
  expect(readLabel('вода, комплекс «Аква+», отдушка', dictionary).suggestion).toBe('Aqua, комплекс «Аква+», Parfum');
});

test('what was not found stands in the suggestion as it was printed', () => {
  expect(readLabel('вода, зюзюбликовая эссенция, отдушка', dictionary).suggestion).toBe('Aqua, зюзюбликовая эссенция, Parfum');
});

test.each([
  [
    'тальк, ниацинамид 2,5 %, диоксид титана (нано). Может содержать: оксиды железа',
    'Talc, Niacinamide 2.5%, Titanium Dioxide (nano), (+/-) Iron Oxides',
  ],
  ['вода, зюзюбликовая эссенция 3%, глицерин 5%, ретинол', 'Aqua, зюзюбликовая эссенция 3%, Glycerin 5%, Retinol'],
  ['вода, глицерин, отдушка (линалоол, цитраль) 1%, масло ши', 'Aqua, Glycerin, Parfum (Linalool, Citral) 1%, Butyrospermum Parkii Butter'],
  [
    'Крем: вода, глицерин, масло ши 3%. Может содержать: слюда\nМаска: вода, каолин, отдушка (линалоол)',
    'Крем: Aqua, Glycerin, Butyrospermum Parkii Butter 3%, (+/-) Mica\nМаска: Aqua, Kaolin, Parfum (Linalool)',
  ],
])('the suggestion keeps amounts, brackets, parts and what may be contained: %s', (text, latin) => {
  const { suggestion, suggested } = readLabel(text, dictionary);
  expect(suggestion).toBe(latin);
  const said = (items: typeof suggested) =>
    items.map(({ inci, percent, nano, mayContain, section, components }) => ({
      ...{ inci, percent, nano, mayContain, section },
      inside: components.map((component) => component.inci),
    }));
  expect(said(readLabel(latin, dictionary).items)).toEqual(said(suggested));
});

const known = ['масло ши', 'экстракт крапивы', 'отдушка', 'метилпарабен', 'лауретсульфат натрия', 'витамин Е', 'ПЭГ-8'];
const unknown = ['зюзюблик', 'экстракт мырки', 'комплекс Неведомин', 'сыворожка хрюндельная', 'пупырчатый концентрат'];

test('no place of a list is lost, and taking the suggestion reads the same, with what was not found as not recognised', () => {
  const list = fc.uniqueArray(fc.constantFrom(...known, ...unknown), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(list, fc.constantFrom(', ', '; ', '\n'), (names, separator) => {
      const all = ['вода', ...names, 'глицерин'];
      const { refused, suggested, suggestion } = readLabel(all.join(separator), dictionary);
      expect(refused).toBe('cyrillic');
      expect(suggested.map(({ id, text }) => [id === null, text])).toEqual(all.map((name) => [unknown.includes(name), name]));
      const taken = readLabel(suggestion ?? '', dictionary);
      expect(taken.refused).toBeNull();
      expect(taken.items.map(({ inci }) => inci)).toEqual(suggested.map(({ inci }) => inci));
    }),
    { numRuns: 60 },
  );
});
