type Stop = [place: number, color: string, opacity?: number];
type Gradient = { r?: number; cx?: number; cy?: number; x1?: number; y1?: number; x2?: number; y2?: number; user?: number };

/** Mixes in OKLab. */
export function mix(a: string, b: string, share: number): string;
/** Returns a number with one decimal. */
export function f(value: number): string;
export function grad(id: string, stops: Stop[], o?: Gradient): string;
/** Fine film grain, as filters for `grainLayer`. */
export function grain(w: number, h: number, amount?: number, freq?: number, seed?: number): string;
export function grainLayer(w: number, h: number): string;
export function svg(w: number, h: number, defs: string, body: string): string;
