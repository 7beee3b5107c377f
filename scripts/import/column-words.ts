import type { CsvColumn } from '#core/imports/own-csv.ts';
import type { Language } from '#core/language.ts';

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
