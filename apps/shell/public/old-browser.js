/* Runs before all else, in browsers that understand nothing newer than ES5: keep it so (SHELL-101). */
;(function () {
  'use strict'

  /** Below these the console does not run (SHELL-Q31). */
  var OLDEST = { Chrome: 88, Edge: 88, Firefox: 78 }
  var TEXTS = [
    { lang: 'en', text: 'Your browser version is too low. Please upgrade your browser to use the console.' },
    { lang: 'zh-CN', text: '您的浏览器版本过低，请升级浏览器后使用控制台。' },
  ]

  /** True for an outdated Chrome, Edge or Firefox; a browser it does not know is left alone. */
  function isOutdated(userAgent) {
    var edge = /\bEdge?\/(\d+)/.exec(userAgent)
    if (edge) return Number(edge[1]) < OLDEST.Edge
    var firefox = /\bFirefox\/(\d+)/.exec(userAgent)
    if (firefox) return Number(firefox[1]) < OLDEST.Firefox
    var chrome = /\bChrome\/(\d+)/.exec(userAgent)
    return chrome !== null && Number(chrome[1]) < OLDEST.Chrome
  }

  function showNotice() {
    var notice = document.createElement('div')
    notice.setAttribute('role', 'alert')
    notice.style.cssText =
      'position:fixed;z-index:10000;top:0;right:0;left:0;padding:12px 24px;color:#8a1014;font:14px/22px sans-serif;' +
      'text-align:center;background:#fdeeee;border-bottom:1px solid #b4161b'
    for (var index = 0; index < TEXTS.length; index += 1) {
      var line = document.createElement('div')
      line.setAttribute('lang', TEXTS[index].lang)
      line.appendChild(document.createTextNode(TEXTS[index].text))
      notice.appendChild(line)
    }
    document.body.appendChild(notice)
  }

  if (!isOutdated(navigator.userAgent)) return
  if (document.body) showNotice()
  else document.addEventListener('DOMContentLoaded', showNotice)
})()
