"""What every well-made page has, beside what axe-core looks at."""

from playwright.sync_api import Page

LOOK = """async () => {
  const found = [];
  const need = (what, is) => { if (!is) found.push(what); };
  const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? '';
  need('title', document.title.trim());
  need('language', document.documentElement.lang);
  need('direction', document.documentElement.dir);
  need('description', meta('description').length > 40);
  need('viewport', meta('viewport').includes('width=device-width'));
  need('theme colour', meta('theme-color'));
  need('icon', document.querySelector('link[rel=icon]'));
  need('one main heading', document.querySelectorAll('h1').length === 1);
  need('one main part', document.querySelectorAll('main').length === 1);
  for (const image of document.images)
    need(`size of ${image.src}`, image.hasAttribute('width') && image.hasAttribute('height'));
  const manifest = document.querySelector('link[rel=manifest]')?.href;
  need('manifest', manifest && (await (await fetch(manifest)).json()).name);
  const kept = /max-age=31536000/;
  for (const { name } of performance.getEntriesByType('resource')) {
    if (!name.includes('/assets/')) continue;
    const answer = await fetch(name);
    need(`kept by the browser: ${name}`, kept.test(answer.headers.get('cache-control') ?? ''));
    const large = Number(answer.headers.get('content-length')) > 2000;
    const text = /\\.(js|css|svg)$/.test(name);
    need(`compressed: ${name}`, !text || !large || answer.headers.has('content-encoding'));
  }
  const page = await fetch(location.href);
  need('page asked for again', (page.headers.get('cache-control') ?? '').includes('no-cache'));
  for (const each of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
    need(each, page.headers.has(each));
  return found;
}"""


def faults(page: Page) -> list[str]:
    """What the page lacks."""
    found: list[str] = page.evaluate(LOOK)
    return found
