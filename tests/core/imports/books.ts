import { readImportBooks } from '#scripts/import/books.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

/** The real import files of data/catalog with the real dictionary. */
export const books = () => ({ ...readImportBooks(), dictionary: knowledgeBase().knowledge.dictionary });
