// Before the kit: the server lets a text become markup or code only through this policy. Nothing but the build's own
// files is ever loaded here, and the only markup is what surrounds a waveform; everything else is refused.
;(function () {
  var factory = window.trustedTypes
  if (!factory || factory.defaultPolicy) return
  var FILES = '/console/assets/'
  /** The one element that React makes from a text. */
  var REACT_SCRIPT_ELEMENT = '<script></script>'
  /** Markup that wavesurfer.js puts around its canvases: styles, and elements without a text (docs/decisions/0077). */
  var WAVEFORM_FRAME =
    /^\s*<style>[^<]*<\/style>\s*<div class="scroll" part="scroll">\s*<div class="wrapper" part="wrapper">(?:\s*<div class="(\w+)" part="\1"><\/div>){3}\s*<\/div>\s*<\/div>\s*$/

  factory.createPolicy('default', {
    createHTML: function (text) {
      if (text === REACT_SCRIPT_ELEMENT || !/<[a-z!/?]/i.test(text) || WAVEFORM_FRAME.test(text)) return text
      throw new TypeError('Refused markup: ' + text.slice(0, 80))
    },
    createScript: function (text) {
      throw new TypeError('Refused script text: ' + text.slice(0, 80))
    },
    createScriptURL: function (text) {
      var url = new URL(text, location.href)
      if (url.origin === location.origin && url.pathname.indexOf(FILES) === 0) return text
      throw new TypeError('Refused script address: ' + text.slice(0, 200))
    },
  })
})()
