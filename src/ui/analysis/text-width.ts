import { remembered } from '#core/remembered.ts';

const narrow = /[ilj.,:;'’|!()[\]/\-ft r]/;
const wide = /[mwMWШЩЖЮшщжюфФ@%]/;
const upper = /[A-ZА-ЯЁ]/;

const widthInEms = remembered(10_000, (text: string) => {
  let ems = 0;
  for (const letter of text) ems += narrow.test(letter) ? 0.36 : wide.test(letter) ? 0.86 : upper.test(letter) ? 0.7 : 0.58;
  return ems;
});

/** Width of a text in the interface face, pixels. An estimate on the safe side: nothing can be measured at build time. */
export const textWidth = (text: string, fontSize: number): number => widthInEms(text) * fontSize;
