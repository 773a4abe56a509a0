import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { TreeNode } from './tree-index.ts'
import { TREE_ROW_PX } from './use-visible-rows.ts'
import { VirtualTree } from './VirtualTree.tsx'

const nodes: TreeNode[] = [
  { key: 'north', parentKey: null, title: 'North', hint: '3' },
  { key: 'night', parentKey: 'north', title: 'Night shift' },
  { key: 'day', parentKey: 'north', title: 'Day shift', disabledReason: 'You do not hold it' },
  { key: 'south', parentKey: null, title: 'South' },
]

function Tree(props: {
  search?: string
  nodes?: TreeNode[]
  onSelect?: (key: string) => void
  hasChecks?: boolean
  isReadOnly?: boolean
}) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const { search = '', onSelect, hasChecks = false, isReadOnly = false } = props
  return (
    <VirtualTree
      label="Organisations"
      nodes={props.nodes ?? nodes}
      expanded={expanded}
      onExpanded={setExpanded}
      search={search}
      isReadOnly={isReadOnly}
      empty="Nothing fits"
      height={10 * TREE_ROW_PX}
      {...(onSelect === undefined ? {} : { onSelect })}
      {...(hasChecks ? { checked, onChecked: setChecked } : {})}
    />
  )
}
const names = () => screen.getAllByRole('treeitem').map((row) => row.textContent)

test('a tree is walked, opened and chosen from by keys', async () => {
  const onSelect = vi.fn()
  const { person } = renderWithTexts(<Tree onSelect={onSelect} />)
  screen.getByRole('tree', { name: 'Organisations' }).focus()
  await person.keyboard('{ArrowRight}')
  expect(names()).toEqual(['North 3', 'Night shift', 'Day shift', 'South'])
  await person.keyboard('{ArrowRight}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('night')
  await person.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledTimes(1)
  await person.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(names()).toEqual(['North 3', 'South'])
  await person.keyboard('{End}{Enter}')
  expect(onSelect).toHaveBeenLastCalledWith('south')
})

test('boxes follow what lies below them, and what is disabled stays and says why', async () => {
  const { person } = renderWithTexts(<Tree hasChecks />)
  const tree = screen.getByRole('tree')
  tree.focus()
  await person.keyboard('{ArrowRight}')
  await person.click(screen.getByText('North'))
  expect(screen.getByRole('treeitem', { name: /Night/ })).toHaveAttribute('aria-checked', 'true')
  expect(screen.getByRole('treeitem', { name: /North/ })).toHaveAttribute('aria-checked', 'mixed')
  const fixed = screen.getByRole('treeitem', { name: /Day/ })
  expect(fixed).toHaveAttribute('title', 'You do not hold it')
  await person.click(fixed)
  expect(fixed).toHaveAttribute('aria-checked', 'false')
})

test('boxes are changed by Enter and the space bar, and by nothing in a tree that is only read', async () => {
  const { person, redraw } = renderWithTexts(<Tree hasChecks />)
  const south = () => screen.getByRole('treeitem', { name: /South/ })
  screen.getByRole('tree').focus()
  await person.keyboard('{End}{Enter}')
  expect(south()).toHaveAttribute('aria-checked', 'true')
  await person.keyboard(' ')
  expect(south()).toHaveAttribute('aria-checked', 'false')
  redraw(<Tree hasChecks isReadOnly />)
  await person.keyboard('{Enter} ')
  await person.click(south())
  expect(south()).toHaveAttribute('aria-checked', 'false')
  expect(south()).toHaveAttribute('aria-disabled', 'true')
})

test('keys go on in what a search leaves', async () => {
  const onSelect = vi.fn()
  const { person, redraw } = renderWithTexts(<Tree onSelect={onSelect} />)
  screen.getByRole('tree').focus()
  await person.keyboard('{End}')
  redraw(<Tree onSelect={onSelect} search="night" />)
  screen.getByRole('tree').focus()
  await person.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('night')
})

test('a search marks what fits and says when nothing does', () => {
  const { redraw } = renderWithTexts(<Tree search="night" />)
  expect(names()).toEqual(['North 3', 'Night shift'])
  expect(screen.getByText('Night', { selector: 'mark' })).toBeInTheDocument()
  redraw(<Tree search="zz" />)
  expect(screen.getByText('Nothing fits')).toBeInTheDocument()
})

test('of 20,000 rows only those in sight are on the page', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({
    key: `n${at}`,
    parentKey: null,
    title: `Team ${at}`,
  }))
  renderWithTexts(<Tree nodes={many} />)
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(40)
})

test('the last of 20,000 rows is drawn as soon as a key goes there', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({
    key: `n${at}`,
    parentKey: null,
    title: `T${at}`,
  }))
  const { person } = renderWithTexts(<Tree nodes={many} />)
  screen.getByRole('tree').focus()
  await person.keyboard('{End}')
  expect(screen.getByRole('treeitem', { name: 'T19999' })).toBeInTheDocument()
})

test('a count beside a title is written as people read it', () => {
  renderWithTexts(<Tree nodes={[{ key: 'north', parentKey: null, title: 'North', hint: 12_345 }]} />)
  expect(names()).toEqual(['North 12,345'])
})
