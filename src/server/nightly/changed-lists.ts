import { listChange } from '#core/shelf/list-change.ts';
import { textHash } from '#core/text-hash.ts';
import type { Database } from '#db/database.ts';
import { noteTold, otherLists, wantChanges } from '#db/queries/shelf.ts';
import { shelfPath } from '#site/account-paths.ts';
import type { SiteConfig } from '#site/config.ts';
import { changeLine, letter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NightlyWork } from './run-steps.ts';

interface Telling {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly site: SiteConfig;
  /** Where the site is reached. */
  readonly address: string;
}

/** Writes to those who asked for it what changed in the lists of their products, each change once. A mail that could not be sent is sent the next night. */
export function tellingChanges({ db, mailer, site, address }: Telling): NightlyWork {
  const { language } = site;
  async function tell({
    id,
    username,
    email,
  }: {
    readonly id: number;
    readonly username: string;
    readonly email: string;
  }): Promise<boolean> {
    const rows = await otherLists(db, language, id);
    const news = rows.flatMap(({ alias, title, before, now, told }) => {
      const change = listChange(before, now);
      const hash = String(textHash(now));
      return change === null || told === hash ? [] : [{ alias, hash, line: changeLine(language, title, change) }];
    });
    if (news.length === 0) return false;
    const changes = news.map(({ line }) => line).join('\n\n');
    await mailer.send(
      letter(language, new URL(address).hostname, {
        kind: 'changed',
        to: email,
        username,
        link: new URL(shelfPath, address).href,
        values: { changes },
      }),
    );
    for (const { alias, hash } of news) await noteTold(db, id, alias, hash);
    return true;
  }
  return {
    step: 'changed lists',
    work: async () => {
      let sent = 0;
      for (const reader of await wantChanges(db)) if (await tell(reader)) sent += 1;
      return `${sent} mails sent`;
    },
  };
}
