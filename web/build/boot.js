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
  var token = read('massima.token');
  var first = token !== null || (found && found.open) ? found : screenAt('/login');

  var params = new URLSearchParams(location.search);
  var question = (params.get('q') || '').trim();
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

  // The first date or number that is written makes the browser look through all the languages it knows, which holds a slow phone up
  // for 80 ms: while the app is still coming, and after the first paint, nobody waits for it.
  requestAnimationFrame(function () {
    setTimeout(function () {
      Intl.DateTimeFormat.supportedLocalesOf('it');
    });
  });

  // What the first screen will ask for is asked now; the app takes the answers over (src/lib/early-calls.ts).
  var call = function (path, input, body) {
    var headers = { authorization: 'Bearer ' + token };
    if (body) headers['content-type'] = 'application/json';
    var answer = fetch('/trpc/' + path + (input && !body ? '?input=' + encodeURIComponent(input) : ''), {
      method: body ? 'POST' : 'GET',
      headers: headers,
      body: body,
    }).then(function (response) {
      return response.json();
    });
    answer.catch(function () {}); // the app asks for itself
    window.massimaEarly.push({ path: path, input: input, token: token, at: Date.now(), answer: answer });
  };
  // A question has a price: only where the app is sure to ask it, in these words, and has no answer in this tab.
  var isAskedAnew = function () {
    var isPlain = Array.from(params.keys()).every(function (name) {
      return name === 'q' || name === 'tipo';
    });
    var isAnswered = Object.keys(sessionStorage).some(function (key) {
      return key.indexOf('massima.searches') === 0;
    });
    var isHandedOver = history.state && history.state.usr;
    return isPlain && question && question.length <= 1000 && !isAnswered && !isHandedOver;
  };
  var ask = function () {
    var isVerdict = params.get('tipo') === 'sentenza';
    var body = JSON.stringify({
      query: question,
      size: 10,
      offset: 0,
      filters: { selectedType: isVerdict ? 'sentenza' : 'massima', yearDoc: [], selectedArea: 0 },
      question: { query: question, query_type: isVerdict ? 'TYPE_VERDICT' : 'TYPE_PRINCIPLE' },
      sort: 'relevance',
      as_typed: false,
      full_text: false,
    });
    call('search.run', body, body);
  };
  try {
    var account = JSON.parse(read('massima.account')) || {};
    var isAdmitted = account.type === 'admin' || (account.isVerified && account.hasLicense);
    if (!token || !isAdmitted || !first || first.open) return;
    window.massimaEarly = [];
    if (skeleton === 'search' && isAskedAnew()) ask();
    call('session.check');
    if (!location.search)
      (first.asks || []).forEach(function (asked) {
        call(asked.path, asked.input);
      });
  } catch {
    // storage is blocked, or holds what an older version wrote
  }
})();
