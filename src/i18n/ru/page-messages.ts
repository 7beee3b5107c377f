import { accountPage } from './account-page.ts';
import { brandsPage } from './brands-page.ts';
import { browsePage } from './browse-page.ts';
import { checkerPage } from './checker-page.ts';
import { comparePage } from './compare-page.ts';
import { contentPage } from './content-page.ts';
import { dupesPage } from './dupes-page.ts';
import { embedPage } from './embed-page.ts';
import { errors } from './errors.ts';
import { homePage } from './home-page.ts';
import { ingredientPage } from './ingredient-page.ts';
import { ingredientsPage } from './ingredients-page.ts';
import { knowledgePage } from './knowledge-page.ts';
import { ru } from './messages.ts';
import { pictures } from './pictures.ts';
import { productPage } from './product-page.ts';
import { questions } from './questions.ts';
import { searchPage } from './search-page.ts';
import { shellPage } from './shell-page.ts';

export const pageMessages = {
  ...ru,
  ...accountPage,
  ...brandsPage,
  ...browsePage,
  ...checkerPage,
  ...comparePage,
  ...contentPage,
  ...dupesPage,
  ...embedPage,
  ...errors,
  ...homePage,
  ...ingredientPage,
  ...ingredientsPage,
  ...knowledgePage,
  ...pictures,
  ...productPage,
  ...questions,
  ...searchPage,
  ...shellPage,
};
