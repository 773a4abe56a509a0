import { useEffect, useRef } from 'react'
import type { OrchidColors } from './draw-orchid.ts'
import styles from './OrchidFlower.module.css'

const COLORS: Record<'light' | 'dark', OrchidColors> = {
  light: { petal: '#722ed1', sepal: '#8d6bd0', lip: '#c47d12', bud: '#722ed1', dot: '#ffd98a' },
  dark: { petal: '#a274ee', sepal: '#6f5a9c', lip: '#e0a85a', bud: '#a274ee', dot: '#1b1920' },
}

/** Below this the form has the page to itself. */
export const FLOWER_MIN_WIDTH = 900

type Drawing = typeof import('./draw-orchid.ts')

/**
 * The orchid of the sign-in page: loaded and drawn after the first paint, so that neither the form nor the pages of people who are
 * signed in wait for it. Decoration only.
 */
export function OrchidFlower({ mode }: { mode: 'light' | 'dark' }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const canvas = canvasRef.current
    if (canvas === null) return
    let frame = 0
    let isGone = false
    let drawing: Drawing | null = null
    const redraw = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (drawing !== null) fill(canvas, COLORS[mode], drawing)
      })
    }
    void loadDrawing().then((loaded) => {
      drawing = loaded
      if (!isGone) redraw()
    })
    window.addEventListener('resize', redraw)
    return () => {
      isGone = true
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', redraw)
    }
  }, [mode])

  return <canvas ref={canvasRef} className={styles['flower']} aria-hidden="true" />
}

/** Null where it does not arrive: the page is whole without it. */
async function loadDrawing(): Promise<Drawing | null> {
  try {
    return await import(/* webpackChunkName: "on-demand-orchid" */ './draw-orchid.ts')
  } catch {
    return null
  }
}

/** Covers the page like a background picture that keeps its right edge. */
function fill(canvas: HTMLCanvasElement, colors: OrchidColors, { drawOrchid, SHEET }: Drawing): void {
  const { innerWidth: width, innerHeight: height, devicePixelRatio: density } = window
  const context = width < FLOWER_MIN_WIDTH ? null : canvas.getContext('2d')
  if (context === null) return
  canvas.width = width * density
  canvas.height = height * density
  const scale = Math.max(height / SHEET.height, (width * 0.62) / (SHEET.width * 0.62)) * density
  context.translate(canvas.width - SHEET.width * scale, (canvas.height - SHEET.height * scale) / 2)
  context.scale(scale, scale)
  drawOrchid(context, colors)
}
