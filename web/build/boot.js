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

  // As `firstScreen` in src/app/screens.ts decides it: boot.test.ts holds the two together.
  var data = JSON.parse(document.getElementById('screens').textContent);
  var screenAt = function (path) {
    return data.screens.filter(function (screen) {
      return new RegExp(screen.at, 'i').test(path);
    })[0];
  };
  var found = screenAt(location.pathname);
  var first = read('massima.token') !== null || (found && found.open) ? found : screenAt('/login');

  var question = (new URLSearchParams(location.search).get('q') || '').trim();
  var skeleton = first ? first.skeleton : 'page';
  root.setAttribute('data-start', skeleton === 'search' && question ? 'answer' : skeleton);
  // What is being asked can be read before anything else has come.
  if (question) root.style.setProperty('--question', JSON.stringify(question.replace(/\s+/g, ' ')));

  ((first && first[root.lang]) || []).forEach(function (index) {
    var file = data.files[index];
    var link = document.createElement('link');
    link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  });
})();
