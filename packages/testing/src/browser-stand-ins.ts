/** Adds the browser features that antd needs and jsdom lacks. Widths are those of a desktop unless a test sets them. */
export function standInForBrowser(): void {
  setViewportWidth(1440)
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView() {} })
  if (!('checkVisibility' in Element.prototype))
    Object.assign(Element.prototype, {
      checkVisibility(this: Element) {
        return getComputedStyle(this).display !== 'none'
      },
    })
  window.scrollTo = () => {}
  standInForFrames()
  standInForFocus()
  standInForClipboardItem()
}

/** The clipboard of user-event contains such items, which jsdom lacks. */
function standInForClipboardItem(): void {
  if ('ClipboardItem' in window) return
  Object.assign(window, {
    ClipboardItem: class {
      readonly #contents: Readonly<Record<string, string | Blob | PromiseLike<string | Blob>>>
      constructor(contents: Readonly<Record<string, string | Blob | PromiseLike<string | Blob>>>) {
        this.#contents = contents
      }
      get types(): string[] {
        return Object.keys(this.#contents)
      }
      async getType(type: string): Promise<Blob> {
        const content = await this.#contents[type]
        if (content === undefined) throw new DOMException(`No ${type} in it`, 'NotFoundError')
        return typeof content === 'string' ? new Blob([content], { type }) : content
      }
    },
  })
}

/**
 * jsdom draws frames by one interval of its own; started on a test's fake clock, it never ends, and no frame is drawn again
 * in any file of the worker. One timeout per frame leaves nothing behind.
 */
function standInForFrames(): void {
  window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
  window.cancelAnimationFrame = (frame) => {
    clearTimeout(frame)
  }
}

/**
 * jsdom focuses any element on request. A dialog hidden behind the sign-in form trapped the focus there, whenever
 * antd had locked it in time, and what a test typed into the form was lost.
 */
function standInForFocus(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on its element below
  const { focus } = HTMLElement.prototype
  if (focus.name === 'focusWhereReachable') return
  HTMLElement.prototype.focus = function focusWhereReachable(options) {
    const isReachable = this.closest('[inert]') === null && getComputedStyle(this).visibility !== 'hidden'
    if (isReachable) focus.call(this, options)
  }
}

/** Answers media queries for a window of this width; of other features only the light theme is true. */
export function setViewportWidth(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true })
  window.matchMedia = (query) => {
    const limits = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)]
    const matches =
      limits.length > 0 &&
      limits.every(([, side, value]) => (side === 'min' ? width >= Number(value) : width <= Number(value)))
    const list: Omit<MediaQueryList, 'addListener' | 'removeListener'> = {
      matches,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two left out are deprecated and called by nobody
    return list as MediaQueryList
  }
  window.dispatchEvent(new Event('resize'))
}
