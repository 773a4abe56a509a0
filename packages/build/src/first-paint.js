/* Runs before the first paint and in every browser: ES5 (SHELL-101). The page sets the same again once it runs. */
;(function () {
  'use strict'
  var root = document.documentElement

  try {
    var theme = window.localStorage.getItem('console.theme')
    // Otherwise the system decides, which the style sheet asks for itself.
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
  } catch (refused) {
    // Nothing is stored then.
    void refused
  }

  // Somebody is signed in: the outline of the frame is shown until it is drawn.
  if (/(^|; )console_token=./.test(document.cookie)) root.setAttribute('data-starting', '')
})()
