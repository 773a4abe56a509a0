import { useEffect, useRef } from 'react'
import { drawOrchid, SHEET, type OrchidColors } from './draw-orchid.ts'
import styles from './OrchidFlower.module.css'

const COLORS: Record<'light' | 'dark', OrchidColors> = {
  light: { petal: '#722ed1', sepal: '#8d6bd0', lip: '#c47d12', bud: '#722ed1', dot: '#ffd98a' },
  dark: { petal: '#a274ee', sepal: '#6f5a9c', lip: '#e0a85a', bud: '#a274ee', dot: '#1b1920' },
}

/** Below this the form has the page to itself. */
export const FLOWER_MIN_WIDTH = 900

/** The orchid of the sign-in page: drawn after the first paint, so that the form never waits for it. Decoration only. */
export function OrchidFlower({ mode }: { mode: 'light' | 'dark' }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const canvas = canvasRef.current
    if (canvas === null) return
    let frame = 0
    const redraw = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        fill(canvas, COLORS[mode])
      })
    }
    redraw()
    window.addEventListener('resize', redraw)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', redraw)
    }
  }, [mode])

  return <canvas ref={canvasRef} className={styles['flower']} aria-hidden="true" />
}

/** Covers the page like a background picture that keeps its right edge. */
function fill(canvas: HTMLCanvasElement, colors: OrchidColors): void {
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
