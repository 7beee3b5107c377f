import { longPattern } from '../long-pattern.ts';
import { restOr } from './title-rest.ts';

/** "0% Aluminium (ACH)", "48h Deo-Schutz Antibakteriell": a number and what it promises. */
const counted = new RegExp(
  longPattern`
    [\s,–-]+(?:0\s?%\s(?:d['’]\s?)?(?:alum[ií]n\p{L}+|al[ck]o\p{L}+|savon|soap|seife|paraben\p{L}*|sili[ck]on\p{L}*|sul(?:f|ph)at\p{L}*)(?:\s\(\p{Lu}{2,5}\))?|
    \d{2,3}\s?(?:h|std\.?|stunden|hours?|heures?|horas?)[\s-](?:deo-?)?
    (?:schutz|protection|protecci[oó]n|protezione|prote[cç][aã]o|bescherming)(?:[\s-](?:antiba[ck]t\p{L}+))?)(?=$|[\s,])
  `,
  'giu',
);
/** "à 100% d'origine naturelle", "100% natural", "Sans paraben sans colorant", "… Lavande Vegan". */
const natural = new RegExp(
  longPattern`
    (?:^|[\s,–-]+)(?:à\s)?\d{1,3}\s?%\s(?:(?:d['’]\s?)?(?:ingr[ée]dients?\s)?(?:d['’]\s?)?origine?\s(?:natur\p{L}+)|natur(?:al|ale|el|elle|els|elles|ali|ais|als|e|lich\p{L}*)(?:\s(?:origin|ingredients|et\svégétale?s?))?)(?=$|[\s,])|
    [\s,–-]+sans\sparab[èe]ne?s?(?:[\s,]+sans\s(?:colorants?|parab[èe]ne?s?|silicones?|sulfates?|phénoxyéthanol))*$|(?<=\s\S+\s\S+)\s(?:100\s?%\s)?vegan[eo]?$
  `,
  'giu',
);
/** "certifié bio et vegan", "Eco certificado", "Cosmos bio": nobody here checked a certificate with its issuer. */
const certified = new RegExp(
  longPattern`
    [\s,–-]+(?:e[ck]o[\s-])?(?:certifi(?:[ée]e?s?|ed|cad[oa]|cat[oa])|zertifiziert\p{L}{0,2})
    (?:\s(?:bio(?:logi\p{L}+)?|organic|vegan[eoa]?)(?:\s(?:et|and|und|e|y|&)\s(?:bio|organic|vegan[eoa]?))?)?(?=$|[\s,])|
    (?<!\S)cosmos\s(?:bio|organic|natur(?:al|el))(?=$|[\s,])|^cosmos(?=\s[–-]\s)
  `,
  'giu',
);
/** Says what is not in it, how it was made or whom it suits, and does not name it. */
const promise = new RegExp(
  longPattern`
    ^(?:(?:100\s?%\s)?(?:natural|organic|vegan[eo]?|cruelty|silicone|parabene?|sulfate|sulphate|alcohol|hypoallergenic|non-?gmo|gluten)|[^,]*\s?-?free(?:\s\p{L}+)?|
    (?:for\s)?all\s(?:hair|skin)\stypes|(?:sans|ohne|sin|senza|sem|zonder|без)\s[^,]+|(?:dermatologically|clinically)\stested)$
  `,
  'iu',
);
const stringOfPromises = 2;

/** A title without the promises of the pack in it, where a name remains: one after a number, a certificate, or several in a row behind commas. */
export function withoutPromises(title: string): string {
  const named = restOr(
    [counted, natural, certified]
      .reduce((text, claim) => text.replace(claim, ' '), title)
      .replace(/\s+/g, ' ')
      .replace(/\s,/g, ','),
    title,
  );
  const [name = '', ...parts] = named.split(/,\s+/);
  const others = parts.filter((part) => !promise.test(part.trim()));
  return parts.length - others.length < stringOfPromises ? named : restOr([name, ...others].join(', '), named);
}
