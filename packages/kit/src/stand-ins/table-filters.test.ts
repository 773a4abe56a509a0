import { createElement, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import FilterDropdown, { flattenKeys } from './table-filters.ts'

afterEach(() => {
  delete window[__KIT_PARTS__]
})

/** Renders the props that it is given; the library tests the whole menu itself. */
const Whole = ({ prefixCls }: { prefixCls: string }) => createElement('button', { type: 'button' }, prefixCls)

test('a column has no filter menu until the tier of the forms has brought it', () => {
  const props = { prefixCls: 'menu' } as ComponentProps<typeof FilterDropdown>
  expect(renderToStaticMarkup(createElement(FilterDropdown, props))).toBe('')
  window[__KIT_PARTS__] = { FilterDropdown: Whole }
  expect(renderToStaticMarkup(createElement(FilterDropdown, props))).toBe(
    '<button type="button">menu</button>',
  )
})

test('the values of filters include those below them', () => {
  expect(flattenKeys(undefined)).toEqual([])
  const filters = [{ value: 1, children: [{ value: 2, children: [{ value: 3 }] }] }, { value: 4 }]
  expect(flattenKeys(filters)).toEqual([1, 2, 3, 4])
})
