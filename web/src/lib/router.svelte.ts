/** Addresses of the page: `/`, `/new/<game>`, `/tables?…` (the lobby), `/tables/…`, `/replay/…`, `/try/…`,
 * `/rules/…`, `/learn/<game>/<lesson>`, `/puzzles/<game>/<number>`, `/account`. */

interface Route {
  page: 'home' | 'new' | 'lobby' | 'table' | 'replay' | 'try' | 'rules' | 'learn' | 'puzzles' | 'account' | 'lost';
  id: string;
  /** What comes after it: the number of a lesson or a puzzle. */
  part: string;
  query: URLSearchParams;
}

/** What an address shows. */
function parse(path: string, search: string): Route {
  const [first = '', id = '', part = '', more = ''] = path.split('/').filter(Boolean);
  const pages: Record<string, Route['page']> = {
    '': 'home',
    new: 'new',
    tables: 'table',
    replay: 'replay',
    try: 'try',
    rules: 'rules',
    learn: 'learn',
    puzzles: 'puzzles',
    account: 'account',
  };
  const found = more || (first && !(first in pages)) ? 'lost' : pages[first];
  if (found === 'table' && !id) return { page: 'lobby', id, part, query: new URLSearchParams(search) };
  const page = part && found !== 'learn' && found !== 'puzzles' ? 'lost' : found;
  return { page, id, part, query: new URLSearchParams(search) };
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.route = parse(location.pathname, location.search);
  }

  /** Links to our own pages change the page without loading it again. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download') || 'server' in link.dataset)
      return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
