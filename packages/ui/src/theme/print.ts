import './print.css'

const DRAWINGS = '[_echarts_instance_] svg'

/**
 * A chart is as wide as its part of the screen, and there is no moment between the screen and the paper to draw it
 * again: print.css scales it to its part of the sheet, for which the drawing has to have a size of its own.
 */
function scaleCharts(): void {
  for (const drawing of document.querySelectorAll(DRAWINGS)) {
    const size = ['width', 'height'].map((name) => drawing.getAttribute(name) ?? '0')
    drawing.setAttribute('viewBox', `0 0 ${size.join(' ')}`)
  }
}

function restoreCharts(): void {
  for (const drawing of document.querySelectorAll(DRAWINGS)) drawing.removeAttribute('viewBox')
}

window.addEventListener('beforeprint', scaleCharts)
window.addEventListener('afterprint', restoreCharts)
