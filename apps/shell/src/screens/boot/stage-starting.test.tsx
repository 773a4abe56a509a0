import { createPreferencesStore } from '@console/domain-ui/preferences'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createStage } from './stage.tsx'

function open(html: string) {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = html
  const stage = createStage(element, createPreferencesStore())
  onTestFinished(async () => {
    await act(async () => stage.show(null))
    element.remove()
  })
  return { element, stage }
}

test('the outline that came with the page stays until the first view, and is drawn again after it [SHELL-001]', async () => {
  const { element, stage } = open('<div data-static></div>')
  await act(async () => stage.showStarting())
  expect(element.querySelector('[data-static]')).not.toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
  await act(async () => stage.show(<p>Sign in</p>))
  expect(element.querySelector('[data-static]')).toBeNull()
  await act(async () => stage.showStarting())
  expect(screen.getByRole('status', { name: 'The console is starting' })).toBeInTheDocument()
})

test('without an outline in the page the console draws it [SHELL-001]', async () => {
  const { stage } = open('')
  await act(async () => stage.showStarting())
  expect(screen.getByRole('status', { name: 'The console is starting' })).toBeInTheDocument()
})
