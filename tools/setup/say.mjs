const began = performance.now();

/** Prints one line with the seconds since set-up began. */
export function say(line) {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}
