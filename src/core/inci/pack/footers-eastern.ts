/** The same in Russian, in the languages of Central, Northern and Southern Europe, and in those of Asia. */

import { longPattern } from '../../long-pattern.ts';
import type { Alternative } from '../text/matches.ts';

export const easternFooters: readonly Alternative[] = [
  [
    longPattern`
      (?<![\p{L}])(?:(?:содержание|концентрация) (?:активного )?фтор|(?<=[.;]\s{1,2})активный фтор|массовая доля|не рекоменд|
      опасно(?![\p{L}])|смы(?:ть|вать|вайте)(?![\p{L}])|тщательно|детям(?![\p{L}])|не содержит|свидетельство о|
      регистрационн(?:ое удост|ый ном)|государственная регистрация|номер регистрации|ру\s?(?:№|no)|имеются противо|необходимо проконс|
      реєстраційне посв|рэгістрацыйнае|декларация о соответствии|предназначен[аоы]?(?![\p{L}])|может содержать следы|
      (?:внимание|осторожно|увага|ўвага)(?=[!:.])|(?:рекомендации|показания|инструкция|указания) (?:по|к) применению|
      (?:способ|метод|область) применения|способ (?:использования|употребления)|применение(?=\s*[:.-])|применять|использовать|наносить|
      рекоменд(?:ован[аоы]?(?![\p{L}])|уется|уем)|товар не подлежит|утилизаци|нанес(?:ите|ти)|нан[её]сти|назначение(?=\s*:)|
      действие(?=\s*:)|эффект(?=\s*:)|результат(?=\s*:)|(?:показания|свойства)(?=\s*:)|противопоказани|побочн\p{L}+ (?:эфф|дейс)|форма выпуска|условия отпуска|индивидуальная непереносимость|изготовитель|изготовлен|
      произв(?:одител|еден|\.)|адрес(?: (?:произв|изгот|для|мест|орган)|(?=\s*:))|импорт[её]р|дистрибь?ютор|организация|уполномоченн|претензии|
      срок (?:годности|хранения)|годен (?:до|в течение)|годность|использовать до|дата (?:изготовления|производства|выработки)|изг\.|
      номер партии|парти[ия](?=\s*[:№])|хран(?:ить|ите)|условия хранения|хранение(?=\s*:)|меры предосторожности|предостережени|
      предупреждени|(?:(?:только )?для наружного|наружно(?![\p{L}]))|сделано в|не тестир|беречь|избега(?:ть|йте)|
      не (?:допускать|применять|использовать|глотать|замораживать)|при (?:попадании|появлении|покраснении|раздражении|возникновении)|
      в случае (?:попадания|появления|раздражения)|огнеопасно|баллон под давлением|не распылять|не вдыхать|предохранять от|легковоспламен|
      перед (?:применением|использованием)|после вскрытия|взбалтыват|смеша(?:ть|йте)(?![\p{L}])|развести|разведите|взболтать|встряхн|
      объ[её]м|(?:масса|вес|маса|вага)(?:\s+нетто|(?=\s*(?:[:\d.]|$)|\s{2}))|материал(?:\s+\p{L}+)?(?=\s*:)|номинальн|
      вес (?:нетто|товара|с упаковкой)|товар сертифицирован|продукция (?:сертифиц|соответств)|упаковк|
      соответствует (?:требованиям|тр|гост)|(?<=\n\s{0,3})(?:(?:тип|вид|аромат|цвет)(?=\s*:)|пол\s|бренд|серия|линейка|коллекция|текстура|
      консистенция|категория|комплектаци|особенности|возраст|количество|гаранти|страна-)|
      страна(?:[\s-]+(?:происхождения|изготовления|производства|изготовитель)|(?=\s*:))|(?:гост|стб|дсту)\s?р?\s?\d|ту\s\d{2,4}|тр\s?тс|тр\s?еаэс|еас|eac|
      артикул|штрих-?код|тел(?:ефон|\.)\s{0,2}[:+\d(]|россия|(?<=[.;]\s{1,2})(?:рб|рф|республика беларусь|казахстан)(?=,)|горячая линия|(?:сп\s)?(?:с?ооо|зао|оао|ао|ип|тоо|одо|чт?уп)\s["«\p{Lu}]|
      подходит для|(?:все (?:ингредиенты|компоненты)\s+|(?<=[.;]\s))растительного происхождения|гипоаллергенн(?:о|ый состав)|дерматологически|протестирован|одобрен|продукт не|информация|жарамдылы[қк]|сақтау|қолдан(?:у|ыл)|
      өндір|дайындаушы|сақтық|мерзімі|көлемі|шығар|импортт|жасалған|мекен|салмағы|пайдалан|ескерту|балалар|виготовл|виробник|
      термін придатн|(?:дата|країна) виг|країна(?=\s*:|\sвиро)|зберіга|умови зберіг|спосіб (?:застос|викор)|застосування(?=\s?[:.-])|
      начин на уп|употреба(?=\s?:)|съхраня|да се (?:съхр|пази|изпол)|само за външ|срок на годност|партиден|застереження|запобіжні|уникати|лише для зовн|для зовнішнього|імпортер|адреса|вытворца|вырабнік|
      тэрмін прыдатн|захоўваць|спосаб (?:прым|ужыв)|выраблена|зроблен[аы]|краіна)
    `,
    '[а-я]{3}',
  ],
  // Czech and Slovak, Hungarian, Romanian, Croatian and Serbian, the north of Europe, the Baltic, Turkish, Greek.
  [
    longPattern`
      (?<![\p{L}])(?:(?:návod|způsob|spôsob)\s(?:k|na)?\s?použit[ií]\p{L}*|použit[ií](?:e|a)?(?=\s?:)|naneste|upozorn[ěe]n\p{L}+|
      uchovávajte|uchovávejte|skladujte|skladova[tť]|vyrob(?:eno|ené)|výrob(?:ce|ca)(?!\p{L})|výhradně|výlučne|chra[nň]te|chráňte|
      spotřebujte|használat\p{L}*|figyelm\p{L}+|gyárt(?:ó|ja|va)\p{L}*|forgalmaz\p{L}+|tárol(?:ás|ja|andó)\p{L}*|külsőleg|kerülje|
      mod de (?:utilizare|folosire|administrare)|(?:precauţii|precauții|atenţie|atenție|păstraţi|păstrați|producător)(?!\p{L})|produs în|
      produs in rom|način (?:uporabe|primjene|upotrebe)|upozorenj\p{L}+|proizvođač\p{L}*|proizvedeno|čuvati|uvoznik|
      käyttö(?:ohje\p{L}*|tapa)?(?!\p{L})|valmist(?:ettu|aja)(?!\p{L})|säilyt\p{L}+|varoitus\p{L}*|tillverka[dr]\p{L}*|förvaras|
      varning(?=\s?[:!])|undvik\s|brugsanvisning|(?:anvendelse|bruk|brug)(?=\s?:)|fremstill[et]\p{L}+|oppbevares|opbevares|advarsel|unngå|
      undgå|kullanım\p{L}*|üretici\p{L}*|uyarı\p{L}*|saklama|(?:\p{L}+\s){1,3}saklayın\p{L}*|son kullanma|menşe\p{L}*|hoid(?:ke|a)\s|
      kasutamine|valmistatud|tootja|lietošana\p{L}*|ražo(?:ts|tājs)|(?:uz)?glabāt|naudojim\p{L}+|pagaminta|gamintojas|laikyti|χρήση|
      οδηγίες|προσοχή|παράγεται|παρασκευ\p{L}+|φυλάσσ\p{L}+|προειδοποί\p{L}+)
    `,
    longPattern`
      [.:!;)/\n]\s{0,3}(?:n[áa]vod|[zs]p[ůuô]sob|použit|naneste|upozor|uchov|skl[aá]d|v[ýy]rob|v[ýy]hradn|výlučne|spotřeb|chr[aá][nň]|
      haszn|figyel|gyárt|forgalm|tárol|külső|kerülje|mod de|precau|aten[ţț]|p[aă]stra|produ[sc]|na[čc]in|upozor|proizv|[čc]uvat|uvoznik|
      käytt|valmist|säil|varoit|tillverk|användn|förvar|varning|undvik|brug|bruk|anvend|fremst|opbevar|oppbevar|advar|unng|undg|kulla|
      [üu]reti|uyar|\S+ saklay|saklama|son kul|menş|hoid|kasut|valmis|tootja|lieto|raž|glabā|uzglab|naudo|pagamin|gamint|laiky|χρήσ|οδηγ|
      προσοχ|παρ|φυλ|προει)
    `,
  ],
  // Vietnamese, Indonesian, Malay, Filipino: behind a full stop, since some of the words stand in names too.
  [
    longPattern`
      (?<=[.;!)\n\u0080]\s{0,3})(?:hướng dẫn|cách (?:dùng|sử dụng|bảo quản)|bảo quản|công dụng|lưu ý|cảnh báo|sản xuất|xuất xứ|
      hạn (?:sử )?dùng|khối lượng|thể tích|dung tích|số (?:công bố|lô|đăng ký)|nhà (?:sản xuất|nhập khẩu|phân phối)|chỉ dùng ngoài|tránh|
      để xa)(?!\p{L})
    `,
    '[\u1ea0-\u1ef9]',
  ],
  [
    longPattern`
      (?<![\p{L}])BPOM(?:\s(?:RI|no\.?))?(?=[\s:])|(?<=[.;!)\n\u0080]\s{0,3})(?:nett?o(?=\s?(?::|\s|\d|$))|(?:isi|berat|kandungan) bersih|
      cara (?:pakai|pemakaian|penggunaan|guna|menggunakan|penyimpanan|menyimpan|simpan)|petunjuk|simpan(?:lah)? (?:di|pada|dalam|produk)|
      sapu(?:kan)? (?:pada|di)|oleskan|gunakan|di(?:produksi|edarkan|impor|kilangkan|buat|import) (?:oleh|di|dan)|peringatan|amaran|
      perhatian|hindari|elakkan|hanya untuk|untuk kegunaan luar|jauhkan|kegunaan(?=\s?:)|tarikh luput|tanggal kedaluwarsa|
      baik digunakan sebelum|paraan ng|gamitin|ipahid|babala(?=\s?[:.!])|itago|ilayo|gawa sa)(?!\p{L})
    `,
    longPattern`
      bpom|[.;!)\n\u0080]\s{0,3}(?:nett?o|isi|berat|kandungan|cara|petunjuk|simpan|sapu|oleskan|gunakan|di[peikb]|peringatan|amaran|
      perhatian|hindari|elakkan|hanya|untuk|jauhkan|kegunaan|tarikh|tanggal|baik|paraan|gamitin|ipahid|babala|itago|ilayo|gawa)
    `,
  ],
  // Thai, Arabic, Hebrew, Hindi, Korean, Chinese, Japanese.
  [
    longPattern`
      (?<=[.。;!)/\n\u0080]\s{0,3})(?:วิธีใช้|วิธีการใช้|ข้อแนะนำ|ข้อควรระวัง|คำเตือน|เลขที่|ปริมาณ|ผลิต|ผู้ผลิต|จัดจำหน่าย|เก็บ|วันที่|
      طريقة|تحذير|تنبيه|احتياطات|يحفظ|للاستعمال|للاستخدام|صنع في|الوزن|الحجم|تاريخ|إنتاج|הוראות|אזהר|אופן|לשימוש|יש לשמור|תכולה|יצרן|
      היצרן|יבואן|מיוצר|תוקף|उपयोग|प्रयोग|चेतावनी|सावधानी|भंडारण|निर्माता|शुद्ध|केवल|निर्देश|사용|용법|주의|보관|용량|내용량|제조|유통기한|책임판매|원산지|使用|用法|注意|
      净含量|淨含量|储存|儲存|保存|贮存|保质期|保質期|生产|生產|产地|產地|批准文号|备案|執行標準|执行标准|限期|制造|製造|原产|原產|规格|ご使用|使い方|お使い|保管|内容量|発売元|販売|原産国)
    `,
    '[\u0590-\u06ff\u0900-\u0e7f\u3040-\u9fff\uac00-\ud7af]',
  ],
];
