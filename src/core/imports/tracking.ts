/** Parameters of addresses that follow readers or name who sent them, in lower case. */
const trackingNames: ReadonlySet<string> = new Set(
  `gclid gclsrc dclid gbraid wbraid gad gad_source gad_campaignid srsltid fbclid msclkid yclid ysclid ymclid twclid ttclid igshid igsh epik rdt_cid
  li_fat_id vmcid sscid cjevent cjdata irclickid irgwc awc zanpid tduid trackid clickid click_id clickref click_ref subid sub_id subid1 subid2 subid3
  ranmid raneaid ransiteid siteid lsnsubsite admitad_uid tagtag_uid erid partner partnerid partner_id pubid publisher_id campaign campaignid campaign_id
  adgroupid adgroup adid ad_id creative cmpid cmp mkwid pcrid matchtype placement xtor wt_mc wtmc mkt_tok s_kwcid ef_id trk trkid referrer referer
  refid ref_id ref_src ref_ associd _openstat roistat _ga _gl __hstc __hssc __hsfp hsctatracking mc_cid mc_eid _branch_match_id spm scm nb_klid`.split(
    /\s+/,
  ),
);
const trackingBeginning = /^(?:utm|mtm|pk|piwik|matomo|hsa|sv|at|itm|stm|ns|epn|vero|oly|aff|affiliate|admitad|actionpay)[_-]/;
const ofAffiliate = /^aff(?:iliate)?(?:id|code|source|sub)?\d*$/;
/** Where a name that means something else elsewhere tells who sent the reader. */
const trackingOfHosts: readonly (readonly [host: RegExp, names: readonly string[]])[] = [
  [/(?:^|\.)amazon\.[a-z.]+$/, ['tag', 'linkcode', 'linkid', 'ascsubtag', 'creativeasin', 'psc']],
  [/(?:^|\.)ebay\.[a-z.]+$/, ['mkevt', 'mkcid', 'mkrid', 'toolid', 'customid', 'campid']],
  [/(?:^|\.)aliexpress\.[a-z.]+$/, ['sk', 'terminal_id', 'afsmartredirect']],
];

/** Is it a parameter of tracking? A name that shops give to numbers of their goods is one unless a number stands in it. */
export function isTracking(name: string, value: string, host: string): boolean {
  if (name === 'ref') return !/^\d+$/.test(value);
  return (
    trackingNames.has(name) ||
    trackingBeginning.test(name) ||
    ofAffiliate.test(name) ||
    trackingOfHosts.some(([pattern, names]) => pattern.test(host) && names.includes(name))
  );
}

/** Hosts that do nothing but count and lead on. */
const redirectorHosts: readonly string[] =
  `awin1.com zenaps.com tradedoubler.com linksynergy.com admitad.com ad.admitad.com alitems.com skimresources.com viglink.com shareasale.com
  anrdoezrs.net dpbolvw.net jdoqocy.com kqzyfj.com tkqlhce.com emjcd.com doubleclick.net googleadservices.com prf.hn adtraction.com webgains.com
  tradetracker.net effiliation.com belboon.com belboon.de belboon.net affilinet.com webmasterplan.com zanox.com zanox-affiliate.de partner-ads.com daisycon.io
  daisycon.com financeads.net avantlink.com flexlinks.com flexlinkspro.com pntra.com pntrac.com pntrs.com pjtra.com pjatr.com gopjn.com sjv.io pxf.io
  evyy.net 7eer.net ojrq.net rstyle.me go2cloud.org actionpay.net cityads.com kelkoogroup.net kelkoo.com clickserve.dartsearch.net shopstyle.it
  redirectingat.com dynamicfeed.net productserve.com feedsportal.com`.split(/\s+/);
/** How hosts and paths of others call what leads on. */
const redirectorLabel = /^(?:t|r|go|trk|track|tracking|tracker|click|clicks|clk|redirect|redir|ad|ads|adclick|partner|out)\d*$/;
const redirectorStep = /^(?:redirect|redir|cread|click|clickout|track|trk|out|goto|deeplink|url|away|exit)(?:\.(?:php|aspx?|html?|do))?$/;

/** Parameters in which redirectors name where they lead, the surest first. */
export const targetNames: readonly string[] =
  'ued murl ulp destination dest desturl dest_url target targeturl target_url redirect_url redirecturl redirect deeplink dl lp url u link goto to p r q'.split(
    ' ',
  );

const endsIn = (host: string, end: string) => host === end || host.endsWith(`.${end}`);

/** Does the address lead on to another site? A host that is not known does when it is named like one and names where to. */
export function isRedirector({ hostname, pathname, searchParams }: URL): boolean {
  if (redirectorHosts.some((host) => endsIn(hostname, host))) return true;
  const looksLike =
    redirectorLabel.test(hostname.split('.', 1)[0] ?? '') ||
    pathname
      .toLowerCase()
      .split('/')
      .some((step) => redirectorStep.test(step));
  return looksLike && [...searchParams.values()].some((value) => /^https?(?::|%(?:25)*3a)/i.test(value));
}
