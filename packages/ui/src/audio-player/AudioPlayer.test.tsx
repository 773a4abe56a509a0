import { fakeSounds, renderWithTexts, type FakeSounds } from '@console/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { soundTime } from '../time/duration-text.ts'
import { audioPlayerTexts } from './audio-player-texts.ts'
import { AudioPlayer, type PlayerHandle } from './AudioPlayer.tsx'

let sounds: FakeSounds
beforeEach(() => {
  sounds = fakeSounds()
})
afterEach(() => {
  // Unmounted players stop their sounds.
  cleanup()
  sounds.restore()
})

function draw({
  source = vi.fn(async () => '/sound-1'),
  knownLength = null,
  label = 'Call 1',
  language = 'en' as 'en' | 'zh',
}: {
  source?: () => Promise<string>
  knownLength?: number | null
  label?: string
  language?: 'en' | 'zh'
} = {}) {
  const onTime = vi.fn<(seconds: number) => void>()
  const handle: { current: PlayerHandle | null } = { current: null }
  const view = renderWithTexts(
    <AudioPlayer label={label} knownLength={knownLength} source={source} onTime={onTime} ref={handle} />,
    { language, messages: audioPlayerTexts[language] },
  )
  return { ...view, onTime, source, handle }
}

const button = (name: string) => screen.getByRole('button', { name })
const bar = () => screen.getByRole('slider', { name: 'Position' })

/** Clicks Play and completes the loading. */
async function startPlaying(options: Parameters<typeof draw>[0] = {}) {
  const view = draw(options)
  await view.person.click(button('Play'))
  act(() => sounds.load(100))
  return view
}

describe('a player', () => {
  test('loads the sound on the first Play, not before', async () => {
    const { person, source } = draw({ knownLength: 62 })
    expect(source).not.toHaveBeenCalled()
    expect(bar()).toHaveAttribute('aria-valuetext', '0:00 of 1:02')
    await person.click(button('Play'))
    expect(sounds.address()).toBe('/sound-1')
    act(() => sounds.load(63.4))
    expect(bar()).toHaveAttribute('aria-valuetext', '0:00 of 1:03')
    await person.click(button('Pause'))
    await person.click(button('Play'))
    expect(source).toHaveBeenCalledTimes(1)
  })

  test('has one button for play and pause, which is play again at the end [VOICE-053]', async () => {
    const { person } = await startPlaying()
    expect(sounds.isPaused()).toBe(false)
    await person.click(button('Pause'))
    expect(sounds.isPaused()).toBe(true)
    await person.click(button('Play'))
    act(() => sounds.end())
    expect(button('Play')).toBeInTheDocument()
  })

  test('changes its speed at once [VOICE-054]', async () => {
    const { person } = await startPlaying()
    expect(sounds.rate()).toBe(1)
    await person.click(screen.getByRole('combobox', { name: 'Speed' }))
    const offered = screen.getAllByTitle(/×$/).map(({ title }) => title)
    expect(new Set(offered)).toEqual(new Set(['0.75×', '1×', '1.25×', '1.5×', '2×']))
    await person.click(await screen.findByTitle('1.5×'))
    expect(sounds.rate()).toBe(1.5)
  })

  test('shows its position, and seeks by bar and keys', async () => {
    const { onTime, person } = await startPlaying()
    act(() => sounds.reach(12.4))
    expect(onTime).toHaveBeenLastCalledWith(12.4)
    expect(bar()).toHaveAttribute('aria-valuetext', '0:12 of 1:40')
    fireEvent.change(bar(), { target: { value: '40' } })
    expect(sounds.at()).toBe(40)
    bar().focus()
    for (const [key, at] of [
      ['{ArrowRight}', 45],
      ['{ArrowLeft}', 40],
      ['{PageUp}', 70],
      ['{PageUp}', 100],
      ['{PageDown}', 70],
    ] as const) {
      await person.keyboard(key)
      expect(sounds.at()).toBe(at)
    }
    await person.keyboard(' ')
    expect(sounds.isPaused()).toBe(true)
  })

  test('starts at the position chosen before anything was loaded', async () => {
    const { handle, onTime } = draw({ knownLength: 100 })
    await act(async () => handle.current?.playFrom(30))
    expect(onTime).toHaveBeenLastCalledWith(30)
    act(() => sounds.load(100))
    expect([sounds.at(), sounds.isPaused()]).toEqual([30, false])
  })

  test('stops when another one starts', async () => {
    await startPlaying()
    draw({ label: 'Call 2', source: async () => '/sound-2' })
    const [, second] = screen.getAllByRole('group')
    expect(second).toHaveAccessibleName('Call 2')
    await act(async () => fireEvent.click(button('Play')))
    expect(sounds.address()).toBe('/sound-2')
    expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1)
  })

  test('stops when it unmounts, also when its address arrives later', async () => {
    const { unmount } = await startPlaying()
    unmount()
    expect(sounds.isPaused()).toBe(true)
    const { promise, resolve } = Promise.withResolvers<string>()
    const late = draw({ source: () => promise })
    await late.person.click(button('Play'))
    late.unmount()
    await act(async () => resolve('/late'))
    expect(sounds.address()).not.toBe('/late')
  })
})

describe('a sound that cannot be played', () => {
  test('whose address is refused shows the reason, and Retry requests it again', async () => {
    const source = vi.fn<() => Promise<string>>()
    source.mockRejectedValueOnce(new Error('There is no recording any more.')).mockResolvedValue('/again')
    const { person } = draw({ source })
    await person.click(button('Play'))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Playback failed. Check that the file has not expired or been deleted. There is no recording any more.',
    )
    await person.click(button('Retry'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(sounds.address()).toBe('/again')
  })

  test.each([
    [2, 'en', 'The connection broke off.'],
    [3, 'en', 'cannot decode'],
    [4, 'en', 'cannot be loaded'],
    [3, 'zh', '无法解码'],
  ] as const)('for the reason %i says so, %s [VOICE-055]', async (code, language, words) => {
    const { person } = draw({ language })
    await person.click(screen.getByRole('button'))
    act(() => sounds.fail(code))
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('alert')).toHaveTextContent(audioPlayerTexts[language]['player.failed'])
  })

  test('whose address has expired continues with a new one, and a second failure is shown', async () => {
    const source = vi.fn<() => Promise<string>>()
    source.mockResolvedValueOnce('/first').mockResolvedValue('/second')
    await startPlaying({ source })
    act(() => sounds.reach(31))
    await act(async () => sounds.fail(2))
    expect(sounds.address()).toBe('/second')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    act(() => sounds.fail(4))
    expect(screen.getByRole('alert')).toBeInTheDocument()
    await act(async () => fireEvent.click(button('Retry')))
    act(() => sounds.load(100))
    expect([sounds.at(), sounds.isPaused()]).toEqual([31, false])
  })
})

test.each([
  [null, '-:--'],
  [0, '0:00'],
  [59.9, '0:59'],
  [61, '1:01'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
])('%j seconds are written %s', (seconds, text) => {
  expect(soundTime(seconds)).toBe(text)
})

test('every text is there in both languages [SHELL-076]', () => {
  expect(Object.keys(audioPlayerTexts.zh)).toEqual(Object.keys(audioPlayerTexts.en))
})
