import { englishParts, russianParts } from '#core/knowledge/part-words.ts';
import { formOf } from '#core/knowledge/plant-forms.ts';
import { marks, type Sentence, type Subject } from './subject.ts';

const wholes: Readonly<Record<string, 'alga' | 'fungus' | 'lichen'>> = {
  Phaeophyceae: 'alga',
  Rhodophyta: 'alga',
  Chlorophyta: 'alga',
  Bacillariophyta: 'alga',
  Cyanobacteria: 'alga',
  Haptophyta: 'alga',
  Eustigmatophyceae: 'alga',
  Euglenophyceae: 'alga',
  Dinophyceae: 'alga',
  Thraustochytriaceae: 'alga',
  Fungi: 'fungus',
  lichens: 'lichen',
};

const twoWords = /^\S+ \S+$/;
const wholePlant = /^(?:Plant|Whole|Lichen)$/;

/** "the leaves and stems of the plant" */
function ofWhat({ ingredient, say }: Subject): string {
  const { parts } = formOf(ingredient.inci);
  const whole = say(`explain.of.${wholes[ingredient.botany?.family.latin ?? ''] ?? 'plant'}`);
  const told = say.language === 'ru' ? russianParts(parts, ingredient.inci) : englishParts(parts);
  return told && !wholePlant.test(parts) ? say('explain.of.parts', { parts: told, whole }) : whole;
}

const cultures = /Culture|Cell|Callus|Protoplasts/;
const powders = /^(?:Powder|Flour|Meal|Juice Powder)$/;

/** What it is, by its preparation; null where the role says more. */
export function plantLead(subject: Subject): string | null {
  const { ingredient, name, say } = subject;
  const { inci, roles, botany } = ingredient;
  if (!botany) return null;
  const [role = ''] = roles;
  const { parts, preparation } = formOf(inci);
  const values = { name, of: ofWhat(subject) };
  if (role === 'essential-oil') return say('explain.plant.essential', values);
  if (role === 'scent-component') return say('explain.plant.scent', values);
  if (role === 'emollient' && preparation === 'Oil') return say('explain.plant.oil', values);
  if (role === 'emollient' && preparation === 'Butter') return say('explain.plant.butter', values);
  if (preparation === 'Wax' || preparation === 'Cera') return say('explain.plant.wax', values);
  if (role === 'plant-water') return say(/Juice|Sap/.test(preparation) ? 'explain.plant.juice' : 'explain.plant.water', values);
  if (role !== 'plant-extract') return null;
  if (cultures.test(inci)) return say('explain.plant.culture', values);
  if (/^Hydrolyzed/.test(inci)) return say('explain.plant.hydrolyzed', values);
  if (powders.test(preparation)) return say('explain.plant.powder', values);
  if (/^(?:Juice|Sap|Nectar)$/.test(preparation)) return say('explain.plant.juice', values);
  if (preparation === 'Water' || preparation === 'Distillate') return say('explain.plant.water', values);
  if (preparation !== '') return say('explain.plant.extract', values);
  // "Leaf Prenylflavonoids": what was isolated is no part of the plant.
  return twoWords.test(inci) || wholePlant.test(parts) || englishParts(parts) ? say('explain.plant.whole', values) : null;
}

/** What the plant is related to and known for. */
export function plantSentences(subject: Subject, lead: boolean): Sentence[] {
  const { ingredient, say } = subject;
  const { botany, inci } = ingredient;
  if (!botany) return [];
  const { genus, family, holds } = botany;
  const { en, ru, latin } = family;
  const values = { genus, family: say.language === 'ru' ? ru : en, latin };
  const sentences: Sentence[] = [
    { text: say(/^(?:lichens|Fungi)$/.test(latin) ? 'explain.plant.family' : 'explain.plant.family.latin', values), weight: 6, own: true },
  ];
  if (holds) {
    const told = { holds: holds[say.language], marks: marks(botany.sources.slice(-1)) };
    sentences.push({ text: say(holds.fat ? 'explain.plant.fat' : 'explain.plant.holds', told), weight: 6.5, own: true });
  }
  const { parts } = formOf(inci);
  if (/Unsaponifiables$/.test(inci)) sentences.unshift({ text: say('explain.class.unsaponifiables'), weight: 6.6, own: false });
  if (!lead && parts) sentences.unshift({ text: say('explain.plant.from', { of: ofWhat(subject) }), weight: 6, own: true });
  return sentences;
}
