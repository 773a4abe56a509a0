import { expect, test } from 'vitest'
import './print.ts'

test('charts can be scaled to their part of the sheet while the page is printed, and are as before then', () => {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('width', '640')
  drawing.setAttribute('height', '280')
  const chart = document.createElement('div')
  chart.setAttribute('_echarts_instance_', 'ec_1')
  chart.append(drawing)
  document.body.append(chart)
  window.dispatchEvent(new Event('beforeprint'))
  expect(drawing.getAttribute('viewBox')).toBe('0 0 640 280')
  window.dispatchEvent(new Event('afterprint'))
  expect(drawing.hasAttribute('viewBox')).toBe(false)
  chart.remove()
})
