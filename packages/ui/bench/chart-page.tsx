import { ConfigProvider } from 'antd'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { LineChart, type ChartData } from '../src/charts/charts.ts'
import '../src/theme/tokens.css'
import '../src/theme/global.css'
import { uiTexts } from '../src/texts/ui-texts.ts'
import { antdTheme } from '../src/theme/antd-theme.ts'

/** The most points that a series is sent with. */
const POINTS = 5000

/** A wave with the same noise at every run. */
function createData(points: number): ChartData {
  let state = 1
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % 100
  }
  return {
    categoryName: 'Minute',
    categories: Array.from({ length: points }, (_none, index) => String(index)),
    series: [
      {
        name: 'Calls',
        values: Array.from(
          { length: points },
          (_none, index) => Math.round(500 + 300 * Math.sin(index / 300)) + next(),
        ),
      },
    ],
  }
}

const root = createRoot(document.body.appendChild(document.createElement('main')))
const data = createData(POINTS)

function show(shown: ChartData): void {
  root.render(
    <IntlProvider locale="en" messages={uiTexts.en}>
      <ConfigProvider theme={antdTheme('light')}>
        <LineChart title="Calls" summary="Calls by minute" data={shown} key={shown.categories.length} />
      </ConfigProvider>
    </IntlProvider>,
  )
}

/** Resolves when what was shown is painted. */
async function painted(): Promise<void> {
  await new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('figure svg path[d]') === null) requestAnimationFrame(look)
      // A drawing of this frame is painted before the next one.
      else requestAnimationFrame(() => setTimeout(resolve))
    }
    requestAnimationFrame(look)
  })
}

/** The app runs before its data come: a chart of two points has been on the page once. */
async function start(): Promise<void> {
  show(createData(2))
  await painted()
  root.render(null)
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
}

/** Draws the chart; resolves to the milliseconds until it is painted. */
async function draw(): Promise<number> {
  const before = performance.now()
  show(data)
  await painted()
  return performance.now() - before
}

Object.assign(window, { startApp: start, drawChart: draw })
