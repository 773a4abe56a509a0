import { renderWithTexts } from '@console/testing'
import { expect, test } from 'vitest'
import { TwoLines } from './TwoLines.tsx'

test('two facts are read with a separator between them, one without', () => {
  const { container, redraw } = renderWithTexts(
    <TwoLines first="2026-11-20 10:00" second="Lin Yue" isQuiet />,
  )
  expect(container).toHaveTextContent('2026-11-20 10:00 · Lin Yue')
  redraw(<TwoLines first="2026-11-20 10:00" second={null} />)
  expect(container).toHaveTextContent(/^2026-11-20 10:00$/)
})
