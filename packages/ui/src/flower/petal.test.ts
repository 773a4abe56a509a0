import { expect, test } from 'vitest'
import { rim, veins } from './petal.ts'

const petal = { angle: -17, length: 450, width: 228, veins: 88, ruffle: 0.022, frequency: 6, phase: 0.6 }

test('veins start at the base and end on the rim, darker toward the edges of the petal', () => {
  const bundle = veins(petal)
  expect(bundle).toHaveLength(88)
  expect(bundle[0]?.offAxis).toBe(1)
  expect(Math.min(...bundle.map(({ offAxis }) => offAxis))).toBeLessThan(0.02)
  for (const { end } of bundle) expect(Math.hypot(...end)).toBeLessThan(500)
})

test('a smooth petal is the same on both sides of its axis', () => {
  const outline = rim({ ...petal, ruffle: 0 })
  for (const [index, [x, y]] of outline.entries()) {
    const [mirroredX = NaN, mirroredY = NaN] = outline.at(-1 - index) ?? []
    expect(mirroredX).toBeCloseTo(x)
    expect(mirroredY).toBeCloseTo(-y)
  }
})
