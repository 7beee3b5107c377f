export const exampleNames = ['cream', 'sunscreen', 'scan'] as const;
export type ExampleName = (typeof exampleNames)[number];

/** Lists as labels print them: a cream, drug facts with percentages, and a scan with Cyrillic letters, slips and a remark. Made up, but of a usual kind. */
export const examples: Readonly<Record<ExampleName, string>> = {
  cream:
    'INGREDIENTS: Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamde, Cetearyl Alcohol, 1,2-Hexanediol, Squalane, Butyrospermum Parkii (Shea) Butter, Glyceryl Stearate, PEG-100 Stearate, Panthenol, Dimethicone, Phenoxyethanol, Centella Asiatica Leaf Extract, Carbomer, Sodium Hyaluronate, Allantoin, HydraLock 4D Complex, Tocopheryl Acetate, Xanthan Gum, Ceramide NP, Ethylhexylglycerin, Disodium EDTA, Sodium Hydroxide, Parfum, Limonene, Linalool*\n*from natural essential oils\nLOT 24B071',
  sunscreen:
    'Active ingredients: Homosalate 9%, Octisalate 4.5%, Avobenzone 3%, Octocrylene 7%. Inactive ingredients: Alumina, Beeswax, Butyloctyl Salicylate, Caprylyl Glycol, Cetearyl Alcohol, Dimethicone, Glycerin, Phenoxyethanol, Silica, Styrene/Acrylates Copolymer, Tocopherol, Water, Xanthan Gum',
  scan: 'Состав: АQUA, GLYCERlN, РANTHENOL, СETEARYL ALC0HOL, NIACINAMIDF, ТОСОРHEROL, вода, PRUNUS AMYGDALUS DULClS OIL, SODlUM HYALURONATE, ClTRIC ACID, PHENOXYETHAN0L, ETHYLHEXYLGLYCERlN, PARFUM. +/- CI 77491, CI 77492. Хранить вдали от детей. 50 ml 12M',
};
