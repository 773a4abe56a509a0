import {
  fakeDecoder,
  fakeSounds,
  mockFile,
  network,
  renderWithTexts,
  type FakeSounds,
} from '@console/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audioPlayerTexts } from './audio-player-texts.ts'
import { AudioPlayer } from './AudioPlayer.tsx'
import { Waveform } from './Waveform.tsx'

let sounds: FakeSounds
beforeEach(() => {
  sounds = fakeSounds()
  fakeDecoder()
  network.use(mockFile('/sound-1', { type: 'audio/wav', text: 'RIFF' }))
})
afterEach(() => {
  cleanup()
  sounds.restore()
  vi.unstubAllGlobals()
})

const shape = () => document.querySelector('[data-state]')

function draw(source: () => Promise<string> = async () => '/sound-1') {
  const onProblem = vi.fn()
  const view = renderWithTexts(
    <AudioPlayer label="Source" source={source} Waveform={Waveform} onProblem={onProblem} />,
    { language: 'en', messages: audioPlayerTexts.en },
  )
  return { ...view, onProblem }
}

test('a sound with a waveform is loaded at once and drawn, and the bar over it seeks', async () => {
  draw()
  await waitFor(() => expect(sounds.address()).toBe('/sound-1'))
  act(() => sounds.load(10))
  await waitFor(() => expect(shape()).toHaveAttribute('data-state', 'drawn'))
  expect(sounds.isPaused()).toBe(true)
  const bar = screen.getByRole('slider', { name: 'Position' })
  fireEvent.change(bar, { target: { value: '4' } })
  expect(sounds.at()).toBe(4)
  bar.focus()
  fireEvent.keyDown(bar, { key: 'ArrowRight' })
  expect(sounds.at()).toBe(9)
})

test('a sound that cannot be drawn can still be played', async () => {
  network.use(mockFile('/sound-1', null))
  const { person } = draw()
  await waitFor(() => expect(sounds.address()).toBe('/sound-1'))
  act(() => sounds.load(10))
  expect(await screen.findByText('No waveform can be drawn of this sound.')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Play' }))
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
})

test.each([
  [1800, true],
  [1801, false],
])('a sound of %i s has a waveform: %s', async (seconds, isDrawn) => {
  draw()
  await waitFor(() => expect(sounds.address()).toBe('/sound-1'))
  act(() => sounds.load(seconds))
  expect(shape() !== null).toBe(isDrawn)
  expect(screen.queryByText('Too long for a waveform.') === null).toBe(isDrawn)
})

test('a sound that cannot be loaded says so before Play', async () => {
  const { onProblem } = draw()
  await waitFor(() => expect(sounds.address()).toBe('/sound-1'))
  act(() => sounds.fail(4))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Playback failed. Check that the file has not expired or been deleted.',
  )
  expect(onProblem).toHaveBeenLastCalledWith({ broken: 'source' })
})

test('a sound without an address says why before Play', async () => {
  const { onProblem } = draw(async () => {
    throw new Error('The recording is gone.')
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('The recording is gone.')
  expect(onProblem).toHaveBeenLastCalledWith({ reason: 'The recording is gone.' })
})
