import { account } from './account.ts';
import { analysis } from './analysis.ts';
import { answer } from './answer.ts';
import { api } from './api.ts';
import { browse } from './browse.ts';
import { catalog } from './catalog.ts';
import { checker } from './checker.ts';
import { claims } from './claims.ts';
import { compare } from './compare.ts';
import { concerned } from './concerned.ts';
import { dupes } from './dupes.ts';
import { embed } from './embed.ts';
import { forYou } from './for-you.ts';
import { home } from './home.ts';
import { knowledge } from './knowledge.ts';
import { offline } from './offline.ts';
import { report } from './report.ts';
import { reviewForm } from './review-form.ts';
import { reviews } from './reviews.ts';
import { routine } from './routine.ts';
import { rows } from './rows.ts';
import { scan } from './scan.ts';
import { search } from './search.ts';
import { shelf } from './shelf.ts';
import { shell } from './shell.ts';
import { submission } from './submission.ts';
import { summary } from './summary.ts';

export const en = {
  ...shell,
  ...home,
  ...knowledge,
  ...dupes,
  ...compare,
  ...claims,
  ...report,
  ...search,
  ...scan,
  ...shelf,
  ...analysis,
  ...answer,
  ...catalog,
  ...api,
  ...browse,
  ...checker,
  ...embed,
  ...summary,
  ...account,
  ...forYou,
  ...offline,
  ...reviewForm,
  ...reviews,
  ...routine,
  ...rows,
  ...submission,
  ...concerned,
};
export type En = typeof en;
