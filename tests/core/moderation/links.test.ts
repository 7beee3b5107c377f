import { describe, expect, test } from 'vitest';
import { holdsLink } from '#core/moderation/links.ts';

describe('a link', () => {
  test.each([
    'https://example.com',
    'Buy at http : //example.com',
    'see hxxps://example.com/x',
    'www.example.de',
    'www . example . ru',
    'example.com',
    'EXAMPLE.COM',
    'example . com',
    'example dot com',
    'example (dot) com',
    'example[.]ru',
    'пример точка ру',
    'пример (точка) рф',
    'пример.рф',
    'еxаmple.сom',
    'exam\u200Bple.c\u200Bom',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'name@mail.ru',
    't.me/channel',
    'bit.ly/abc',
    'youtu.be/abc',
    'cream-shop.store',
    'best.beauty is a shop',
    '10.0.0.1/login',
  ])('%s', (text) => {
    expect(holdsLink(text)).toBe(true);
  });
});

describe('no link', () => {
  test.each([
    'pH 5.5 and SPF50. It is fine',
    'I love it.It works',
    'Soft skin.My favourite',
    'My skin.Beauty at last',
    'Dr.Jart+ and St.Ives and No.7',
    'vit.C, e.g. this, i.e. that, a.m., U.S.',
    'т.е. крем, и т.д., и т.п.',
    'bought on 20.11.2026, 50 ml for 12.50',
    'Крем.Отличный крем',
    'a dot of cream, then a dot more',
    'точка роста',
    'CI 77491, PEG-8, 1,2-Hexanediol, sh-Oligopeptide-1, Aqua/Water/Eau',
    'and/or, 24/7, w/o fragrance',
    'ingredients...no perfume',
  ])('%s', (text) => {
    expect(holdsLink(text)).toBe(false);
  });
});
