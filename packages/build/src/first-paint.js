/* Runs before the first paint and in every browser: ES5 (SHELL-101). The page sets the same again once it runs. */
;(function () {
  'use strict'
  var root = document.documentElement
  var stored = ''

  try {
    stored = window.localStorage.getItem('locale') || ''
    var theme = window.localStorage.getItem('console.theme')
    // Otherwise the system decides, which the style sheet looks up itself.
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
  } catch (refused) {
    // Nothing is stored then.
    void refused
  }

  // Texts are requested beside the scripts, in the language that the page will find: links of both are in it.
  var codes = /^(zh|en)/i.test(stored)
    ? [stored]
    : [].concat(window.navigator.languages || window.navigator.language)
  var code = ''
  for (var i = 0; i < codes.length && code.length < 2; i += 1) code = codes[i]
  document.addEventListener('readystatechange', function () {
    var links = document.querySelectorAll('link[data-language=' + (/^zh/i.test(code) ? 'zh' : 'en') + ']')
    for (var at = 0; at < links.length; at += 1) links[at].rel = 'preload'
  })

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
