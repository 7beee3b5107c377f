/** "SPF 30", "LSF50+", «СЗФ 15», "Faktor 20"; else "50 FPS". */
const behindWord = /(?<!\p{L}|max )(?:spf|sfp|lsf|fps?|ip|fa[ck]tor|сзф)\s?(\d{1,3})(?!\d| ?%)( ?\+)?/iu;
const inFront = /(?<![\p{L}\d])(\d{1,3})(\+)?\s?(?:spf|sfp|lsf|fps|сзф)(?!\p{L})/iu;

/** The sun factor that a title names: its number, and the plus behind it. */
export const sunFactorIn = (title: string): RegExpExecArray | null => behindWord.exec(title) ?? inFront.exec(title);
