import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { ManpowerBar } from './ManpowerBar.tsx'
import { ProjectStatusTag } from './ProjectStatusTag.tsx'

test('an unknown status is "-" [PROJ-Q1]', () => {
  const { redraw } = renderWithTexts(<ProjectStatusTag status="asleep" />, { messages: texts.en })
  expect(screen.getByText('-')).toBeVisible()
  redraw(<ProjectStatusTag status="ceased" />)
  expect(screen.getByText('Ceased')).toBeVisible()
})

test('a gap is as sent, else demand less confirmed manpower, never below 0 [PROJ-Q18]', () => {
  const { redraw } = renderWithTexts(<ManpowerBar confirmed={1} demand={5} gap={7} />, { messages: texts.en })
  expect(screen.getByText('gap 7')).toBeVisible()
  redraw(<ManpowerBar confirmed={1} demand={5} />)
  expect(screen.getByText('gap 4')).toBeVisible()
  redraw(<ManpowerBar confirmed={5} demand={5} />)
  expect(screen.getByText('filled')).toBeVisible()
})

test('more people than the demand are no percentage of it, and a demand of nobody is not filled', () => {
  const { redraw } = renderWithTexts(<ManpowerBar confirmed={36} demand={22} gap={0} />, {
    messages: texts.en,
  })
  expect(screen.getByText('14 over demand')).toBeVisible()
  redraw(<ManpowerBar confirmed={0} demand={0} gap={0} />)
  expect(screen.getByText('no demand')).toBeVisible()
  expect(screen.queryByText('filled')).toBeNull()
})
