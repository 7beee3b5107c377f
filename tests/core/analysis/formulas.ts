/**
 * Whole formulas with the percentage of every ingredient, in label order: pharmacopoeial creams and lotions, and general ones of each kind of product written for this test.
 * None of them served to calibrate the share bands, and none should.
 */
export const formulas: readonly string[] = [
  // Aqueous cream, British Pharmacopoeia
  'Aqua 69%, Petrolatum 15%, Cetearyl Alcohol 8.1%, Paraffinum Liquidum 6%, Phenoxyethanol 1%, Sodium Lauryl Sulfate 0.9%',
  // Cetomacrogol cream, British Pharmacopoeia
  'Aqua 69.9%, Petrolatum 15%, Cetearyl Alcohol 7.2%, Paraffinum Liquidum 6%, Ceteareth-20 1.8%, Chlorocresol 0.1%',
  // Hydrophilic ointment, United States Pharmacopeia
  'Aqua 37%, Petrolatum 25%, Stearyl Alcohol 25%, Propylene Glycol 12%, Sodium Lauryl Sulfate 1%, Methylparaben 0.025%, Propylparaben 0.015%',
  // Basiscreme, Deutscher Arzneimittel-Codex
  'Aqua 40%, Petrolatum 25.5%, Propylene Glycol 10%, Caprylic/Capric Triglyceride 7.5%, PEG-20 Glyceryl Stearate 7%, Cetyl Alcohol 6%, Glyceryl Stearate 4%',
  // Calamine lotion, British Pharmacopoeia
  'Aqua 71%, Calamine 15%, Zinc Oxide 5%, Glycerin 5%, Bentonite 3%, Sodium Citrate 0.5%, Phenol 0.5%',
  // Day cream
  'Aqua 73.5%, Glycerin 5%, Caprylic/Capric Triglyceride 5%, Squalane 4%, Cetearyl Alcohol 3%, Niacinamide 3%, Glyceryl Stearate 1.8%, PEG-100 Stearate 1.7%, Dimethicone 1%, Phenoxyethanol 0.8%, Tocopheryl Acetate 0.5%, Xanthan Gum 0.2%, Allantoin 0.2%, Disodium EDTA 0.1%, Ethylhexylglycerin 0.1%, Citric Acid 0.1%',
  // Rich night cream
  'Aqua 59.4%, Butyrospermum Parkii Butter 8%, Simmondsia Chinensis Seed Oil 8%, Glycerin 6%, Prunus Amygdalus Dulcis Oil 5%, Cetearyl Alcohol 4%, Polyglyceryl-3 Distearate 3%, Glyceryl Stearate Citrate 2%, Cera Alba 1.5%, Panthenol 1%, Phenoxyethanol 0.9%, Tocopherol 0.5%, Xanthan Gum 0.3%, Parfum 0.3%, Sodium Hyaluronate 0.1%',
  // Water serum
  'Aqua 86.3%, Glycerin 4%, Propanediol 4%, Niacinamide 2%, Panthenol 1%, Betaine 1%, Phenoxyethanol 0.7%, Sodium Hyaluronate 0.3%, Xanthan Gum 0.2%, Allantoin 0.1%, Disodium EDTA 0.1%, Ethylhexylglycerin 0.1%, Sodium Hydroxide 0.1%, Citric Acid 0.1%',
  // Acid toner
  'Aqua 80.2%, Glycolic Acid 7%, Propanediol 5%, Glycerin 3%, Sodium Hydroxide 2.2%, Aloe Barbadensis Leaf Juice 1%, Panthenol 0.5%, Sodium Benzoate 0.4%, Polysorbate 20 0.3%, Potassium Sorbate 0.2%, Parfum 0.1%, Allantoin 0.1%',
  // Sun lotion
  'Aqua 55.3%, C12-15 Alkyl Benzoate 8%, Octocrylene 8%, Ethylhexyl Salicylate 5%, Glycerin 5%, Butyl Methoxydibenzoylmethane 4%, Dibutyl Adipate 4%, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine 2.5%, Potassium Cetyl Phosphate 2%, Cetearyl Alcohol 2%, VP/Hexadecene Copolymer 1.5%, Phenoxyethanol 0.9%, Tocopheryl Acetate 0.5%, Xanthan Gum 0.4%, Carbomer 0.3%, Sodium Hydroxide 0.3%, Disodium EDTA 0.2%, Ethylhexylglycerin 0.1%',
  // Shampoo, surfactants as dry matter
  'Aqua 80.2%, Sodium Laureth Sulfate 10%, Cocamidopropyl Betaine 3.5%, Sodium Chloride 1.5%, Glycol Distearate 1.2%, Glycerin 1%, Parfum 0.7%, Sodium Benzoate 0.5%, Cocamide MEA 0.4%, Panthenol 0.3%, Polyquaternium-10 0.2%, Citric Acid 0.2%, Tetrasodium EDTA 0.1%, Hydrolyzed Wheat Protein 0.1%, Hexyl Cinnamal 0.05%, Limonene 0.05%',
  // Conditioner
  'Aqua 86.5%, Cetearyl Alcohol 5.5%, Behentrimonium Chloride 2%, Glycerin 1.5%, Amodimethicone 1.2%, Isopropyl Alcohol 0.7%, Parfum 0.6%, Phenoxyethanol 0.6%, Hydroxyethylcellulose 0.4%, Cetrimonium Chloride 0.3%, Panthenol 0.2%, Argania Spinosa Kernel Oil 0.2%, Citric Acid 0.1%, Trideceth-12 0.1%, Disodium EDTA 0.1%',
  // Face wash
  'Aqua 78.2%, Glycerin 7%, Sodium Cocoyl Glutamate 5%, Coco-Glucoside 4%, Cocamidopropyl Betaine 2.5%, Glyceryl Oleate 1%, Sodium Benzoate 0.5%, Xanthan Gum 0.5%, Citric Acid 0.4%, Panthenol 0.4%, Parfum 0.3%, Potassium Sorbate 0.2%',
  // Toothpaste
  'Aqua 33.58%, Sorbitol 28%, Hydrated Silica 20%, Glycerin 12%, Sodium Lauryl Sulfate 1.6%, Cellulose Gum 1.2%, Aroma 1%, Titanium Dioxide 0.7%, Tetrasodium Pyrophosphate 0.6%, Xanthan Gum 0.5%, Sodium Saccharin 0.4%, Sodium Fluoride 0.32%, Limonene 0.1%',
  // Roll-on
  'Aqua 69.4%, Aluminum Chlorohydrate 18%, Glycerin 3.5%, PPG-15 Stearyl Ether 3%, Steareth-2 2.4%, Steareth-21 1.8%, Parfum 0.9%, Phenoxyethanol 0.7%, Disodium EDTA 0.1%, Linalool 0.1%, BHT 0.05%, Citronellol 0.05%',
  // Water-in-silicone foundation
  'Aqua 41.2%, Cyclopentasiloxane 17%, Dimethicone 11%, Titanium Dioxide 8%, Butylene Glycol 6%, Glycerin 4%, PEG-10 Dimethicone 3%, Isododecane 3%, Talc 2%, Disteardimonium Hectorite 1.2%, Magnesium Sulfate 1%, Phenoxyethanol 0.9%, Iron Oxides 0.8%, Triethoxycaprylylsilane 0.4%, Tocopherol 0.3%, Ethylhexylglycerin 0.1%, Sodium Hyaluronate 0.1%',
  // Lip balm
  'Ricinus Communis Seed Oil 34%, Butyrospermum Parkii Butter 20%, Cera Alba 18%, Cocos Nucifera Oil 14%, Lanolin 8%, Euphorbia Cerifera Cera 4%, Aroma 1%, Tocopherol 0.7%, Limonene 0.3%',
];
