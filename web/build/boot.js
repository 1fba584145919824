/* Runs before the first paint; keep it small, classic and free of dependencies. */
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be blocked: everything then starts from the defaults
    }
  };
  var scheme = read('massima.scheme') || 'auto';
  var dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.lang = read('massima.locale') === 'en' ? 'en' : 'it';

  var signedIn = read('massima.token') !== null;
  var path = location.pathname;
  var open = /^\/(registration|partners|restore|users|verification_email|maintenance)/.test(path);
  var start = path === '/login' || (!signedIn && !open) ? '/login' : path;
  root.setAttribute(
    'data-start',
    start === '/login'
      ? 'login'
      : start !== '/'
        ? signedIn && !open
          ? 'page'
          : 'other'
        : /[?&]q=./.test(location.search)
          ? 'answer'
          : 'search',
  );
  // What is being asked can be read before anything else has come.
  var question = new URLSearchParams(location.search).get('q');
  if (question) root.style.setProperty('--question', JSON.stringify(question.replace(/\s+/g, ' ')));

  var data = document.getElementById('route-files');
  var files = (data && JSON.parse(data.textContent)[root.lang][start]) || [];
  files.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  });
})();
