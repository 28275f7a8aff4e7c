import { flower, type Motif, PETALS, times } from './things';

const SUNSETS = [
  ['#33456b', '#9a6f86', '#f2a97e', '#ffd9a0'],
  ['#6d9bc3', '#b5cfe0', '#f6e3c8', '#f7d9b0'],
  ['#28304f', '#6a4a72', '#d0727a', '#f7b58a'],
  ['#5b86a8', '#93b5c6', '#dfe3d8', '#f4ead2'],
] as const;

/** A coast in the evening, with the sun low over the water. */
export const coast: Motif = (brush) => {
  const colours = brush.pick(SUNSETS);
  const [sun, shore] = [brush.between(0.25, 0.75), brush.between(0.5, 0.62)];
  brush.sky(...colours, colours[2], colours[0]);
  brush.glow(sun, shore - 0.06, 0.7, '#fff1cf');
  brush.circle(sun, shore - 0.06, 0.035, '#fffbe9');
  brush.blurred(0.012, () =>
    times(7, () =>
      brush.ellipse(
        brush.random(),
        brush.between(0.05, 0.4),
        [brush.between(0.15, 0.5), 0.015],
        '#fff',
        -2,
        'opacity=".28"',
      ),
    ),
  );
  brush.blurred(0.004, () => brush.hill(shore, 0.05, '#5d5a72'));
  brush.blurred(0.002, () => brush.ellipse(0.5, 1.02, [2, 1.02 - shore], colours[1], 0, 'opacity=".88"'));
  brush.blurred(0.003, () =>
    times(130, (index) => {
      const y = shore + 0.04 + (index / 130) * 0.36;
      brush.ellipse(
        sun + brush.between(-0.03, 0.03) * (1 + index / 12),
        y,
        [brush.between(0.01, 0.05) * (1 + index / 60), 0.0028],
        '#ffe9c2',
        0,
        'opacity=".5"',
      );
    }),
  );
  brush.hill(0.97, 0.05, '#2b2f3c');
  times(80, () =>
    brush.ellipse(
      brush.random(),
      brush.between(0.86, 1),
      [0.0016, brush.between(0.03, 0.08)],
      '#20242e',
      brush.between(-16, 16),
    ),
  );
};

/** Hills behind one another in the morning. */
export const hills: Motif = (brush) => {
  const colours = brush.pick(SUNSETS);
  brush.sky(...colours);
  brush.glow(brush.random(), 0.3, 0.9, '#fff4d8');
  times(6, (index) => {
    const light = 68 - index * 10;
    brush.blurred(0.006 - index * 0.001, () =>
      brush.hill(0.45 + index * 0.1, 0.05, `hsl(${brush.between(105, 190 - index * 12)} 22% ${light}%)`),
    );
  });
  times(26, () => {
    const [x, y, size] = [brush.random(), brush.between(0.86, 0.97), brush.between(0.03, 0.09)];
    brush.ellipse(x, y, [size * 0.55, size], '#22332a', brush.between(-4, 4));
  });
};

/** Flowers near the camera, with a meadow behind them. */
export const meadow: Motif = (brush) => {
  brush.sky('#bcd6df', '#dfe7cf', '#9dbb7c', '#5f8a4c');
  brush.glow(brush.random(), 0.1, 0.9, '#fffbe0');
  brush.blurred(0.03, () =>
    times(60, () =>
      brush.circle(
        brush.random(),
        brush.between(0.35, 1),
        brush.between(0.02, 0.07),
        brush.pick(PETALS),
        'opacity=".6"',
      ),
    ),
  );
  brush.blurred(0.006, () =>
    times(160, () =>
      brush.ellipse(
        brush.random(),
        brush.between(0.6, 1.1),
        [0.004, brush.between(0.08, 0.22)],
        `hsl(${brush.between(80, 125)} 35% ${brush.between(24, 48)}%)`,
        brush.between(-18, 18),
      ),
    ),
  );
  times(9, () => {
    const [x, y, size] = [brush.random(), brush.between(0.35, 0.85), brush.between(0.06, 0.13)];
    brush.shape(x, y, `M0 0Q${brush.between(-0.05, 0.05)} .3 0 .8`, 'none', 'stroke="#4e7440" stroke-width=".009"');
    flower(brush, x, y, size);
  });
};

/** Light through trees. */
export const wood: Motif = (brush) => {
  brush.sky('#e9edc6', '#c4d29a', '#7f9c5f', '#4d6a3d');
  brush.glow(brush.between(0.3, 0.7), 0.25, 0.8, '#fffde0');
  brush.blurred(0.02, () =>
    times(70, () =>
      brush.circle(
        brush.random(),
        brush.between(0, 0.5),
        brush.between(0.02, 0.08),
        `hsl(${brush.between(70, 110)} 42% ${brush.between(38, 68)}%)`,
        'opacity=".55"',
      ),
    ),
  );
  times(18, (index) => {
    const [x, wide] = [brush.random(), 0.006 + index * 0.0022];
    const bark = `hsl(28 18% ${44 - index * 1.9}%)`;
    brush.blurred(Math.max(0.001, 0.008 - index * 0.0005), () =>
      brush.shape(x, 0.98, `M-${wide * 1.5} .2L-${wide * 0.8} -2H${wide * 0.8}L${wide * 1.5} .2Z`, bark),
    );
  });
  brush.blurred(0.004, () =>
    times(220, () =>
      brush.ellipse(
        brush.random(),
        brush.between(0.84, 1.02),
        [0.003, brush.between(0.02, 0.07)],
        `hsl(${brush.between(70, 115)} 38% ${brush.between(18, 42)}%)`,
        brush.between(-25, 25),
      ),
    ),
  );
};
