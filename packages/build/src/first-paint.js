/* Runs before the first paint and in every browser: ES5 (SHELL-101). The page sets the same again once it runs. */
;(function () {
  'use strict'
  var root = document.documentElement

  try {
    var theme = window.localStorage.getItem('console.theme')
    // Otherwise the system decides, which the style sheet looks up itself.
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
  } catch (refused) {
    // Nothing is stored then.
    void refused
  }

  // Somebody is signed in: the outline of the frame is shown until it is drawn.
  if (/(^|; )console_token=./.test(document.cookie)) root.setAttribute('data-starting', '')

  // A browser reads its locales when they are first used, which takes it 20 ms: now, while the scripts are on their way.
  if (
    window.setTimeout &&
    window.Intl &&
    window.Intl.NumberFormat &&
    window.Intl.NumberFormat.supportedLocalesOf
  ) {
    window.setTimeout(function () {
      window.Intl.NumberFormat.supportedLocalesOf('en')
      window.Intl.DateTimeFormat.supportedLocalesOf('en')
    }, 0)
  }
})()
