/* Runs before all else, in browsers that understand nothing newer than ES5: keep it so (SHELL-101). */
;(function () {
  'use strict'

  /** Oldest major version of each browser; the build fills it in from `browser-targets.ts`. */
  var OLDEST = __SUPPORTED_BROWSERS__
  /** Since iOS 26 the user agent of an iPhone names no system newer than this one, whatever it runs. */
  var NEWEST_NAMED_IOS = 18

  /** The first pattern that matches decides; a browser that none matches is left alone. */
  var BROWSERS = [
    // Internet Explorer: no version will do.
    { pattern: /\b(?:MSIE |Trident\/)(\d+)/, oldest: Infinity },
    { pattern: /\bEdg[eA]?\/(\d+)/, oldest: OLDEST.Edge },
    { pattern: /\bFirefox\/(\d+)/, oldest: OLDEST.Firefox },
    // HeadlessChrome too, and every other browser that is built on Chromium and says so.
    { pattern: /Chrome\/(\d+)/, oldest: OLDEST.Chrome },
    // Chrome, Firefox and Edge of an iPhone are the WebKit of its system, so that their own versions say nothing about
    // what they can do. Where they name no system ("request desktop site") they are left alone.
    {
      pattern: /\bOS (\d+)_\d.* (?:CriOS|FxiOS|EdgiOS)\//,
      oldest: Math.min(OLDEST.Safari, NEWEST_NAMED_IOS),
    },
    // As Safari words it on every device, and so does GNOME's browser. That of old Androids words it otherwise.
    { pattern: /Gecko\) Version\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, oldest: OLDEST.Safari },
  ]

  var TEXTS = [
    {
      lang: 'en',
      text:
        'Your browser version is too low. Please upgrade your browser to use the console. The console needs Chrome ' +
        (OLDEST.Chrome + ', Edge ' + OLDEST.Edge + ', Firefox ' + OLDEST.Firefox) +
        (' or Safari ' + OLDEST.Safari + ', or newer.'),
    },
    {
      lang: 'zh-CN',
      text:
        '您的浏览器版本过低，请升级浏览器后使用控制台。控制台需要 Chrome ' +
        (OLDEST.Chrome + '、Edge ' + OLDEST.Edge + '、Firefox ' + OLDEST.Firefox) +
        ('、Safari ' + OLDEST.Safari + ' 或更高版本。'),
    },
  ]
  var CLOSE = 'Close / 关闭'

  function isOutdated(userAgent) {
    for (var index = 0; index < BROWSERS.length; index += 1) {
      var version = BROWSERS[index].pattern.exec(userAgent)
      if (version) return Number(version[1]) < BROWSERS[index].oldest
    }
    return false
  }

  function showNotice() {
    var notice = document.createElement('div')
    notice.setAttribute('role', 'alert')
    // Colours of its own: it may stand over a page without styles, and over a dark one.
    notice.style.cssText =
      'position:fixed;z-index:10000;top:0;right:0;left:0;padding:12px 48px;color:#8a1014;font:14px/22px sans-serif;' +
      'text-align:center;background:#fdeeee;border-bottom:1px solid #b4161b'
    for (var index = 0; index < TEXTS.length; index += 1) {
      var line = document.createElement('div')
      line.setAttribute('lang', TEXTS[index].lang)
      line.appendChild(document.createTextNode(TEXTS[index].text))
      notice.appendChild(line)
    }
    notice.appendChild(closeButton(notice))
    document.body.appendChild(notice)
  }

  function closeButton(notice) {
    var button = document.createElement('button')
    button.setAttribute('type', 'button')
    button.setAttribute('aria-label', CLOSE)
    button.setAttribute('title', CLOSE)
    button.style.cssText =
      'position:absolute;top:4px;right:4px;width:40px;height:40px;padding:0;color:inherit;font:24px/40px sans-serif;' +
      'background:none;border:0;cursor:pointer'
    button.appendChild(document.createTextNode('×'))
    button.onclick = function () {
      document.body.removeChild(notice)
    }
    return button
  }

  // Pages are framed by the console alone (`frame-ancestors 'self'`), which has shown it.
  if (window.parent !== window || !isOutdated(navigator.userAgent)) return
  if (document.body) showNotice()
  else document.addEventListener('DOMContentLoaded', showNotice)
})()
