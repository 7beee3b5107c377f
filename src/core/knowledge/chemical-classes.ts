/** How substances are built, as far as their INCI names tell it: the class whose nature a sentence can explain. */

import { longPattern } from '../long-pattern.ts';

const fatty = longPattern`
  (?:Laur|Myrist|Palmit|Stear|Ole|Behen|Isostear|Arachid|Linole|Ricinole|Dilinole)ate|Palmate|Palm Kernelate|Cocoate|Tallowate|
  Lardate|Olivate|Castorate|Soyate|Sunflowerseedate|Rapeseedate|(?:Shea|Cocoa) Butterate|Babassuate|Rosinate|Jojobate|Sweet Almondate|
  Arganate|Avocadoate|Cornate|Grapeseedate|Hempseedate|Laurus Nobilate|Linseedate|Macadamiaseedate|Mangoseedate|Safflowerate|
  Sesameseedate
`;
const polyols = '(?:Pentaerythrityl|Dipentaerythrityl|Trimethylolpropane|Neopentyl Glycol|Isosorbide|Trehalose)';

/** The first that fits decides. */
const classes: readonly (readonly [kind: string, name: RegExp])[] = [
  // Surfactants
  ['soap', new RegExp(`^(?:Sodium|Potassium|TEA|MEA)[ -](?:${fatty})$`)],
  ['metal-soap', new RegExp(`^(?:Magnesium|Zinc|Calcium|Aluminum|Lithium)(?:/\\w+ Hydroxide)? (?:Di|Tri)?(?:${fatty})s?$`, 'i')],
  ['sulfosuccinate', /Sulfosuccinate$/],
  ['isethionate', /Isethionate$/],
  ['taurate', /[Tt]aurate\b|Methyltaurate/],
  ['sarcosinate', /oyl Sarcosin(?:ate|e)$/],
  ['acyl-protein', /oyl Hydrolyzed \w+/],
  [
    'acyl-amino',
    /oyl (?:\w+ )?(?:Amino Acids|Glutamate|Glycinate|Alaninate|Aspartate|Threoninate|Methylaminopropionate|Glycine|Proline|Prolinate|Arginine|Tyrosine|Isoleucine)$/,
  ],
  ['lactylate', /Lactylate$/],
  ['sultaine', /[Ss]ultaine$/],
  ['betaine', /Betaine$/],
  ['amphoacetate', /ampho(?:di)?(?:acetate|propionate)$|Lauriminodipropionate$/],
  ['amine-oxide', /amine Oxide$/],
  ['ether-sulfate', /(?:eth|Pareth)(?:-\d+)? Sulfate$/],
  ['mild-sulfate', /(?:Cetyl|Stearyl|Cetearyl|Oleyl|Tallow|monoglyceride) Sulfate$/],
  ['alkyl-sulfate', /(?:yl|Coco)[ -]Sulfate$/],
  ['ether-carboxylate', /eth-\d+ Carboxyl(?:ate|ic Acid)$|Glycol Carboxylate$/],
  ['sulfonate', /(?:Sec Sulfonate|benzenesulfonate|Sulfolaurate|(?:Cumene|Xylene|Toluene)sulfonate|Ether Sulfonate|Disulfonate)$/],
  ['glucoside-ionic', /[Gg]lucosides? (?:\w+|Crosspolymer)$|Glucoside (?:Citrate|Tartrate|Sulfosuccinate)$/],
  ['glucoside', /[Gg]l(?:uc|yc)oside[s]?$/],
  ['alkanolamide', /amide (?:DEA|MEA|MIPA|DIPA|Methyl MEA|AMP)$|Hydroxyethyl Coco\/Isostearamide$/],
  ['ethoxylated-amide', /^PEG-\d+ (?:\w+amide|\w+amine)$/],
  ['ether-phosphate', /eth-\d+ (?:Phosphate|Citrate)$|Dimethicone PEG-\d+ Phosphate$/],
  [
    'alkyl-phosphate',
    /^(?:DEA-|Potassium |Sodium )?(?:Di)?(?:(?!Tocopher|Triphen|Trieth)\w+yl|C20-22 Alkyl) Phosphate$|Glycerides Phosphate$/,
  ],
  ['alkylphenol', /^(?:Nonoxynol|Octoxynol|Dodoxynol)-\d+$/],
  ['block', /^(?:Poloxamer|Meroxapol|Poloxamine) \d+$/],
  ['mixed-ether', /^PPG-\d+-\w+eth-\d+|^PPG-\d+ \w+eth-\d+$/],
  ['ethoxylated-sterol', /^PEG-\d+ .*[Ss]terol$|^(?:Dihydroc|C)holeth-\d+$/],
  ['lanolin-ethoxylate', /^Laneth-\d+|^PEG-\d+ Lanolin$/],
  ['ethoxylated-alcohol', /^(?:\w+eth|C\d+-\d+ (?:Sec-)?Pareth)-\d+$/],
  ['castor-ethoxylate', /^PEG-\d+ (?:Hydrogenated )?Castor Oil/],
  ['polysorbate', /^Polysorbate \d+$|^PEG-\d+ Sorbitan|^Sorbeth-\d+ \w+ate$/],
  ['sorbitan', /^Sorbitan \w+$/],
  ['sucrose-ester', /^Sucrose (?!Octaacetate|Benzoate|Acetate)\w+ate$/],
  ['methyl-glucose', /Methyl Glucose/],
  ['peg-glyceride', /^PEG-\d+ (?:Glyceryl|\w+(?: \w+)? Glycerides)|PEG-\d+ Esters$|^PEG-\d+ (?:Shea Butter|Meadowfoam Oil|Beeswax)/],
  ['peg-ester', /^PEG-\d+ (?:Di|Tri)?\w+ate$/],
  ['polyglyceryl-ester', /Polyglyceryl-\d+/],
  ['glyceryl-ester', /^Glyceryl (?:Sesqui|Di)?\w+ate\b/],
  ['glycol-ester', /^(?:Propylene Glycol|Butylene Glycol|Glycol|Propanediol) (?:Di)?\w+(?:ate|ate SE|Caprylate\/Caprate)\b/],
  // Silicones
  ['silicone-quat', /^Silicone Quaternium|Distearmonium Chloride PG-Dimethicone|Acetomonium PG-Dimethicone/],
  [
    'silicone-crosspolymer',
    /^(?!.*(?:[Aa]cryl|Crotonic)).*(?:[Dd]imethicone|Dimethiconol|siloxysilicate|PEG-1\d|Trisiloxane).*Crosspolymer/,
  ],
  ['silicone-sugar', /Dimethicone.*(?:Polyglycer|Glucoside)|Polyglyceryl.*Dimethicone/],
  ['silicone-polyether', /(?:PEG|PPG).*(?:[Dd]imethicone|Methicone|Trisiloxane)|[Dd]imethicone PEG/],
  ['silicone-amino', /[Aa]modimethicone|Amino\w* (?:Bisp?ropyl |Phenyl )?(?:Dimethicone|Trimethicone)/],
  ['silicone-resin', /silsesquioxane|siloxysilicate|silylate/i],
  ['silicone-phenyl', /[Pp]henyl.*(?:[Mm]ethicone|siloxane)/],
  ['silicone-volatile', /^(?:Di|Cyclotri|Cyclohepta)siloxane$|^(?:Ethyl|Propyl) Trisiloxane$|Caprylyl Trimethicone|Ethyl Methicone/],
  [
    'silicone-alkyl',
    /^(?!.*(?:luoro|Vinyl|silylethyl|crylene|ydroxy|propanolamino)).*(?:yl|oxy|ylene) (?:[Dd]imethicone|Methicone)|(?:oxy|yl)methicone|Dimethiconol \w+ate$/,
  ],
  ['silicone-named', /^Polysilicone-\d+$/],
  ['silane', /(?:eth)?oxys?ilane$|silane\b|silanetriol$|^(?!.*scorb).*Methylsilanol/i],
  // Conditioning quats
  ['polyquat', /^Polyquaternium-\d+$/],
  ['quat-number', /^Quaternium-\d+$/],
  [
    'quat-polymer',
    /(?:trimonium Chloride|trimoniumchloride).*(?:Copolymer)|(?:Guar|Cassia|Inulin|Starch|Spinosa|Foenum-Graecum|Honey|Maltodextrin).*trimonium|trimonium (?:Inulin|Honey|Maltodextrin)/,
  ],
  ['quat-protein', /(?:dimonium|trimonium|ammonium) .*(?:Hydrolyzed|Amino Acids|Protein)/],
  ['esterquat', /ethyl (?:Hydroxyethylmonium|Dimonium)|Betainate Esylate|Isoleucinate Esylate|Estersquat/],
  ['amidoamine', /amido(?:propyl|ethyl) (?:Dimethylamine|Diethylamine)$/],
  [
    'quat',
    /(?:monium|alkonium) (?:\w+ )?(?:Chloride|Bromide|Methosulfate|Ethosulfate|Phosphate)|monium (?:Chloride|Bromide|Methosulfate|Ethosulfate|Lactate)|trimonium|alkonium Chloride/,
  ],
  // Oily matter
  ['isoparaffin', /^C\d+-\d+ Isoparaffin$|^Iso(?:hexadec|eicos)/],
  ['alkane', /^C\d+-\d+ Alkane$|^(?:Dodecane|Tetradecane|Hexadecane|Octadecane|Heptane)$/],
  ['polyolefin', /Poly(?:decene|butene)|Olefin|Didecene|^Hydrogenated (?:Farnesene|Polybutene)|Decene\/Butene|Polycyclopentadiene/],
  ['polyol-ester', new RegExp(`^${polyols}`)],
  [
    'triglyceride',
    /Triglyceride$|^Tri(?:arachidin|caprin|caprylin|isononanoin|isostearin|laurin|linolein|linolenin|myristin|palmitin|pelargonin|stearin|undecanoin)$/,
  ],
  ['glycerides', /Glycerides?$|^Glyceryl Di\w+ate$/],
  [
    'guerbet',
    /^(?:Octyldodecanol|Decyltetradecanol|Butyloctanol|Dodecylhexadecanol|Dodecyltetradecanol|Heptylundecanol|Tetradecyl\w+ol|Octyldecanol|Undecylpentadecanol|Hexyldecanol)$/,
  ],
  [
    'fatty-alcohol',
    new RegExp(longPattern`
      ^(?:Hydrogenated )?(?:Brassica|Lanolin|Jojoba|Rapeseed|Tallow|Palm|Palm Kernel|Olive|Decyl|Isocetyl|Isodecyl|Tridecyl|Isotridecyl|
      Undecyl|Pentadecyl|Myricyl|Hydroxystearyl|Acetylated Lanolin) Alcohol$|^C\d+-\d+ (?:Iso)?[Aa]lcohols$
    `),
  ],
  [
    'fatty-acid',
    new RegExp(longPattern`
      ^(?:Hydrogenated |Isomerized |10-)?(?:Arachidonic|Caproic|Erucic|Palmitoleic|Pelargonic|Ricinoleic|Linoleic|Dilinoleic|Trilinoleic|
      Docosahexaenoic|Hydroxylauric|Hydroxystearic|Hydroxydecanoic|Coconut|Olive|Soy|Tallow|Linseed|Rapeseed|Sunflower Seed|Lanolin|
      Beeswax|Gamma-Linolenic|Butyloctanoic|Undecylenic) Acid$
    `),
  ],
  ['hydrogenated-oil', /^Hydrogenated (?:\w+ )+(?:Oil|Tallow|Wax)$|^Hydrogenated (?:Tallow|Lanolin)$/],
  ['unsaponifiables', /Unsaponifiables$/],
  ['oil-esters', /(?:Oil|Olive|Wax) (?:\w+(?:-\d+)? )*Esters$|Oil (?:Behenyl|Dimer|Hydroxystearate|Isostearate|Stearate)/],
  ['dimer', /Dimer Dilinole/],
  ['sterol-ester', /^(?:Cholesteryl|Phytosteryl|Dihydrocholesteryl|C10-30 Cholesterol)\b.*(?:ate|Esters|Glycerides)$/],
  ['propoxylated', /^(?:Di-)?PPG-\d+ (?!SMDI)\w+/],
  ['fluorinated', /[Pp]erfluoro/],
  // Polymers
  ['polyurethane', /^Polyurethane(?: Crosspolymer)?-\d+$|IPDI|SMDI|HDI\//],
  [
    'polyester',
    /^Polyester-\d+$|Adipic Acid.*(?:Copolymer|Crosspolymer)|Dilinoleic Acid\/|Polyethylene (?:Tere|Isotere)phthalate|Polybutylene Terephthalate|Polycaprolactone|Polylactic Acid/,
  ],
  ['nylon', /^Nylon-|^Polyamide-\d+$/],
  ['acrylic', /[Aa]cryl.*(?:Copolymer|Crosspolymer)|^Poly\w*acryl|Carbomer$|Methacrylates? Crosspolymer/],
  ['acrylic-monomer', /(?:Methacrylate|Dimethacrylate|Trimethacrylate|Dicarbamate|Cyanoacrylate|^HEMA)$/],
  ['vinyl', /^(?:VA|VP|PVM|Vinyl|Ethylene)\/|\/VA|PVM\/MA|^Polyvinyl/],
  ['cellulose', /cellulose|Cellulose|Rayon/],
  ['starch', /Starch|Dextrin|Amylose|Amylodextrin/],
  ['organoclay', / (?:Bentonite|Hectorite|Montmorillonite|Sepiolite)$/],
  ['alginate', /Algin|alginate/],
  ['carrageenan', /Carrageenan/],
  ['chitosan', /[Cc]hit(?:in|osan)/],
  ['gum', / (?:Gum|Guar)$|Guar$|^Cassia Gum|Xanthan|Gellan/],
  ['peg-large', /^PEG-\d+M$/],
  ['peg', /^PEG-\d+$|^Polyethylene Glycol$|^Methoxy PEG/],
  ['ppg', /^PPG-\d+$/],
  ['ethoxylated-glycerin', /^(?:Glycereth|Sorbeth)-\d+/],
  // Preservatives, acids and salts
  ['paraben', /paraben$/],
  ['isothiazolinone', /isothiazolinone$/],
  ['formaldehyde', /^(?:Formaldehyde|Paraformaldehyde|Methylene Glycol)$/],
  [
    'releaser',
    /^(?:Methenamine|Quaternium-15|Benzylhemiformal|7-Ethylbicyclooxazolidine|Dimethyl Oxazolidine|5-Bromo-5-Nitro-1,3-Dioxane)$/,
  ],
  ['silver', /^Silver|Colloidal Silver/],
  ['hyaluronate', /Hyaluronate/],
  ['pca', / PCA$/],
  ['vitamin-c', /[Aa]scorb/],
  ['vitamin-e', /[Tt]ocopher/],
  ['thioglycolate', /[Tt]hioglycol|[Tt]hiolact|Cysteamine|Mercapto/],
  ['persulfate', /Persulfate$|Caroate$/],
  ['sulfide', /(?:Strontium|Barium|Sodium) Sulfide$/],
  ['sulfite', /(?:sulfite|Sulfite|Hydrosulfite|Thiosulfate)$/],
  ['fluoride', /[Ff]luor(?:ide|osilicate|ophosphate)$|^Olaflur$/],
  ['edta', /EDTA|Pentetic|NTA$|Etidronate|phosphon|Iminodisuccinate/i],
  [
    'hydroxy-acid',
    new RegExp(longPattern`
      ^(?:Ammonium Glycolate|Pyruvic Acid|Maltobionic Acid|Galactonolactone|Glucoheptonolactone|Quinic Acid|Shikimic Acid|Galactaric Acid|
      Galacturonic Acid|Benzilic Acid|Hydroxycap\w+ Acid)$
    `),
  ],
  ['dye-nitro', /^HC |[Nn]itro/],
  ['dye-cationic', /^Basic /],
  ['dye-disperse', /^Disperse /],
  [
    'dye-base',
    /p-Phenylenediamine|p-Aminophenol|p-Methylaminophenol|Diamino Pyrazole|Tetraaminopyrimidine|Toluene-2,5-Diamine|Methoxymethyl-p-/,
  ],
  [
    'dye-coupler',
    new RegExp(longPattern`
      m-(?:Aminophenol|Phenylenediamine)|Naphth|resorcinol|Diaminophenoxy|Amino-2-Hydroxytoluene|Amino-m-Cresol|Hydroxyethylaminoanisole|
      Hydroxybenzomorpholine|Hydroxyethyl-3,4-Methylenedioxyaniline|Diaminopyridine|Dihydroxyethylaminotoluene|
      Dimethoxy-3,5-Pyridinediamine|Hydroxyethylaminophenol|Amino-6-Chloro-o-Cresol|Phenyl Methyl Pyrazolone|Aminodimethylphenol
    `),
  ],
  ['chlorofluorocarbon', /chlorofluoro|chloro(?:di|tri|tetra)?fluoro|dichlorotetrafluoro|trichlorofluoro/i],
  ['fluorocarbon-gas', /fluorocarbon|fluoro(?:methane|ethane|propane)$/i],
  ['alcohol-denatured', /^SD Alcohol/],
  // What nature gives
  [
    'flavonoid',
    new RegExp(longPattern`
      ^(?:Apigenin|Luteolin|Kaempferol|Quercetin|Naringenin|Naringin|Hesperetin|Hesperidin|Rutin|Isoquercitrin|Baicalin|Genistein|
      Daidzein|Epicatechin|Dihydroquercetin|Dihydromyricetin|Glucosylrutin|Glucosyl Hesperidin|Troxerutin|Silybin|Diosmine|Phloretin|
      Epigallocatechin Gallatyl Glucoside|Neohesperidin Dihydrochalcone)$
    `),
  ],
  ['carotenoid', /^(?:Lycopene|Zeaxanthin|Xanthophylls|Carotenoids|Capsanthin\/Capsorubin)$/],
  [
    'phenolic',
    /^(?:Gallic|Caffeic|Rosmarinic|Ellagic|Chlorogenic|Carnosic) Acids?$|Caffeyl Glucoside|Rosmarinyl Glucoside|Gallyl Glucoside|^Ethyl Ferulate$|Polydatin|Hydroxytyrosol|Resveratryl/,
  ],
  [
    'nucleotide',
    /[Aa]denosine|Adenine|[Gg]uanosine|Uridine|[Cc]ytidine|Inosine|NADH|Nicotinamide (?:Adenine|Mono)|^(?:Potassium |Sodium |Hydrolyzed )?[DR]NA$|Coenzyme A/,
  ],
  ['milk', /[Mm]ilk|\bLac\b|Lactis|Yogurt|Colostrum|Casein|Lactoglobulin|Lactoferr|Whey|Butyrum/],
  ['egg', /\bEgg|Ovum|Albumen|Caviar|\bRoe\b/],
  ['organ', /Placent|Amniotic|Spleen|Thymus|Hemoglobin|Serum Albumin|Heparin/],
  ['hive', /Royal Jelly|Pollen|Propolis|\bMel\b|Honey|Bee Venom/],
  ['shell', /Pearl|Oyster|Ostrea|Coral|Conchiolin/],
  ['keratin', /Keratin/],
  ['collagen', /Collagen|Gelatin|Elastin/],
  ['silk', /Silk|Fibroin|Sericin/],
  ['wheat', /^(?:Hydrolyzed )?Wheat/],
  ['grain', /^(?:Hydrolyzed )?(?:Oat|Rice|Corn|Millet|Malt|Quinoa)/],
  ['legume', /(?:Soy|Pea|Lupine) (?:Protein|Flour)|Soybean Fiber/],
  ['mud', /Peat|Silt|Limus|Heilmoor|Humic|Fulvic/],
  ['clay', /Clay|Attapulgite|Sepiolite|Fuller's Earth|Solum|Loess|Volcanic Soil|Zeolite|Montmorillonite|Pyrophyllite/],
  [
    'gem',
    /^(?:Amethyst|Amber|Azurite|Calcite|Citrine|Hematite|Olivine|Rhodochrosite|Smithsonite|Tourmaline|Ruby|Sapphire|Topaz|Malachite|Meteorite|Marble|Granite)/,
  ],
  ['noble-metal', /Gold|Platinum|Palladium/],
  [
    'sugar',
    /^(?:Arabinose|Galactose|Fucose|Xylose|Ribose|Psicose|Melibiose|Lactulose|Maltitol|Lactitol|Invert Sugar|Molasses|Galactooligosaccharides|Glucosamine|Polydextrose)/,
  ],
  ['polysaccharide', /saccharide|Fucoidan|Levan|Fructan|Glycogen|Schizophyllan|Mannan|Biosaccharide Gum|Beta-Glucan/],
  ['sphingoid', /sphing|Cerebrosid|[Cc]eramide/],
  ['phospholipid', /[Ll]ecithin|[Pp]hosphat(?:idyl|idic)/],
  ['azole', /(?:Ketoconazole|Climbazole|Clotrimazole)$/],
  ['amino-essential', /^(?:Histidine|Isoleucine|Leucine|Lysine|Methionine|Phenylalanine|Threonine|Tryptophan|Valine)(?: HCl)?$/],
  [
    'amino-own',
    /^(?:Alanine|Arginine|Asparagine|Aspartic Acid|Cysteine|Cystine|Glutamic Acid|Glutamine|Glycine|Proline|Serine|Tyrosine)(?: HCl)?$/,
  ],
  ['parent-amine', /amine$|anolamines?$|Aminobutanol|Aminoethyl Propanediol|Aminomethyl Propanediol|Ethanolamine/],
  // Scents
  ['scent-musk', /^Musk (?:Xylene|Ketone)$/],
  ['scent-aldehyde', /(?:anal|enal|aldehyde|al)$/],
  ['scent-ester', /(?:yl|enyl) (?:\w+ )?(?:Acetate|Benzoate|Salicylate|Butyrate|Cinnamate|Anthranilate|Hexanoate)$|Brassylate$/],
  ['scent-lactone', /lactone|lide$|[Cc]oumarin|Sclareolide/],
  ['scent-ketone', /^Acetyl |(?:one|ones|Ionone|one-\d)$|Acetophenone|Muscone/],
  ['scent-terpene', /(?:ene|Cymene|olene)$/],
  ['scent-alcohol', /^(?!Methyl Eugenol|Maltol|Carvacrol|Thymol).*(?:ol|Alcohol)$/],
  ['ester', /(?:yl|ester) [\w/-]*(?:ate|ates)$/],
];

/** Names of scents and of hair dyes mean something only among their kind. */
const only: readonly (readonly [prefix: string, role: string])[] = [
  ['scent-', 'scent-component'],
  ['dye-', 'hair-dye'],
];

/** The class of a chemical name, given the first role; null where it tells none. */
export function chemicalClass(inci: string, role: string): string | null {
  const fits = (kind: string) => only.every(([prefix, wanted]) => wanted === role || !kind.startsWith(prefix));
  return classes.find(([kind, name]) => fits(kind) && name.test(inci))?.[0] ?? null;
}

/** Every class, for the messages that explain them. */
export const chemicalClasses = [...new Set(classes.map(([kind]) => kind))];
