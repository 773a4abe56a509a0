type State = { isPaused: boolean; at: number; duration: number; readyState: number; error: object | null }

/** Fake audio elements, advanced by the test: jsdom plays no sound. */
export type FakeSounds = {
  /** The address of the sound that last received an address or started; the members below are about that sound. */
  address: () => string
  /** Selects the sound of an address for the other members. */
  choose: (address: string) => void
  rate: () => number
  at: () => number
  isPaused: () => boolean
  /** The metadata is loaded. */
  load: (durationSeconds: number) => void
  /** The playback position. */
  reach: (seconds: number) => void
  end: () => void
  /** As `MediaError.code`: 2 network, 3 decoding, 4 no such sound. */
  fail: (code: number) => void
  restore: () => void
}

export function fakeSounds(): FakeSounds {
  const states = new WeakMap<HTMLMediaElement, State>()
  const addressed = new Set<HTMLMediaElement>()
  let last: HTMLMediaElement | null = null
  function getElementState(element: HTMLMediaElement): State {
    const known = states.get(element)
    if (known) return known
    const state = { isPaused: true, at: 0, duration: Number.NaN, readyState: 0, error: null }
    states.set(element, state)
    return state
  }
  function begin(element: HTMLMediaElement): void {
    last = element
    getElementState(element).isPaused = false
  }
  function setAddress(element: HTMLMediaElement, address: string): void {
    element.setAttribute('src', address)
    addressed.add(element)
    last = element
  }
  function current(): { element: HTMLMediaElement; state: State } {
    if (!last) throw new Error('no sound was started')
    return { element: last, state: getElementState(last) }
  }
  function happen(names: readonly string[], change: (state: State) => void): void {
    const { element, state } = current()
    change(state)
    for (const name of names) element.dispatchEvent(new Event(name))
  }

  const own: PropertyDescriptorMap & ThisType<HTMLMediaElement> = {
    play: {
      value() {
        begin(this)
        this.dispatchEvent(new Event('play'))
        return Promise.resolve()
      },
    },
    pause: {
      value() {
        const state = getElementState(this)
        if (state.isPaused) return
        state.isPaused = true
        this.dispatchEvent(new Event('pause'))
      },
    },
    load: { value() {} },
    src: {
      get() {
        return new URL(this.getAttribute('src') ?? '', document.baseURI).href
      },
      set(address: string) {
        setAddress(this, address)
      },
    },
    paused: {
      get() {
        return getElementState(this).isPaused
      },
    },
    duration: {
      get() {
        return getElementState(this).duration
      },
    },
    readyState: {
      get() {
        return getElementState(this).readyState
      },
    },
    error: {
      get() {
        return getElementState(this).error
      },
    },
    currentTime: {
      get() {
        return getElementState(this).at
      },
      set(seconds: number) {
        getElementState(this).at = seconds
      },
    },
  }
  const before = new Map(
    Object.keys(own).map((name) => [name, Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, name)]),
  )
  for (const [name, descriptor] of Object.entries(own))
    Object.defineProperty(HTMLMediaElement.prototype, name, { ...descriptor, configurable: true })

  return {
    address: () => current().element.getAttribute('src') ?? '',
    choose: (address) => {
      const found = [...addressed].find((element) => element.getAttribute('src') === address)
      if (!found) throw new Error(`no sound has the address ${address}`)
      last = found
    },
    rate: () => current().element.playbackRate,
    at: () => current().state.at,
    isPaused: () => current().state.isPaused,
    load: (durationSeconds) =>
      happen(['durationchange', 'loadedmetadata', 'playing'], (state) => {
        state.duration = durationSeconds
        state.readyState = HTMLMediaElement.HAVE_ENOUGH_DATA
        state.error = null
      }),
    reach: (seconds) => happen(['timeupdate'], (state) => (state.at = seconds)),
    end: () => happen(['pause', 'ended'], (state) => (state.isPaused = true)),
    fail: (code) =>
      happen(['error'], (state) => {
        state.error = { code }
        state.readyState = 0
      }),
    restore: () => {
      for (const [name, descriptor] of before)
        if (descriptor) Object.defineProperty(HTMLMediaElement.prototype, name, descriptor)
    },
  }
}
