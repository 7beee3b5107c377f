import type { shell as english } from '../en/shell.ts';
import type { Russian } from '../message-types.ts';

export const shell: Russian<typeof english> = {
  'site.name': 'Inciscope',
  'nav.pages': 'Страницы',
  'footer.privacy': 'Конфиденциальность',
  'footer.rules': 'Правила',
  'footer.caution': 'Составы меняются: верьте упаковке, которая у вас в руках. Это не медицинская рекомендация.',
  'error.home': 'На главную',
};
