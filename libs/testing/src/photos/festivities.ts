import { flower, type Motif, people, times, WARM } from './things';

/** Chains of lamps over a garden at night, out of focus. */
export const lamps: Motif = (brush) => {
  brush.sky('#141a2c', '#26294a', '#4a3148', '#241a25');
  brush.blurred(0.01, () =>
    times(40, () =>
      brush.circle(
        brush.random(),
        brush.between(0.35, 1),
        brush.between(0.015, 0.06),
        brush.pick(WARM),
        `opacity="${brush.between(0.12, 0.4)}"`,
      ),
    ),
  );
  times(3, (row) => {
    const [from, fall] = [brush.between(0.05, 0.2) + row * 0.12, brush.between(0.08, 0.18)];
    times(12, (index) => {
      const x = (index + 0.5) / 12;
      const y = from + fall * 4 * x * (1 - x);
      brush.glow(x, y, 0.1 - row * 0.02, '#ffb968', 0.8);
      brush.circle(x, y, 0.016 - row * 0.003, '#fff3d6');
    });
  });
  brush.blurred(0.006, () => people(brush, '#0d0f17', 9));
};

/** A table with candles. */
export const table: Motif = (brush) => {
  const wood = brush.pick(['#5b3a29', '#6e5140', '#3e2f2c', '#d8cfc2']);
  brush.sky('#1d1713', '#3a2a22', '#5c4232', wood);
  brush.blurred(0.012, () =>
    times(46, () =>
      brush.circle(
        brush.random(),
        brush.between(0, 0.55),
        brush.between(0.012, 0.05),
        brush.pick(WARM),
        `opacity="${brush.between(0.2, 0.65)}"`,
      ),
    ),
  );
  brush.blurred(0.004, () => brush.ellipse(0.5, 1.05, [1.6, 0.42], wood));
  times(5, (index) => {
    const [x, foot, tall] = [
      0.12 + index * 0.19 + brush.between(-0.04, 0.04),
      brush.between(0.78, 0.92),
      brush.between(0.16, 0.34),
    ];
    brush.shape(
      x,
      foot,
      `M-.022 0V-${tall}Q0 -${tall + 0.012} .022 -${tall}V0Q0 .012 -.022 0Z`,
      brush.round('#fff7e6', '#d9b98c'),
    );
    const aspect = brush.unit / brush.height;
    brush.glow(x, foot - (tall + 0.03) * aspect, 0.2, '#ffb45c', 0.85);
    brush.shape(x, foot - tall * aspect, 'M0 0Q-.02 -.022 0 -.065Q.02 -.022 0 0Z', '#fff2c4');
  });
  times(9, () => flower(brush, brush.random(), brush.between(0.88, 1.02), brush.between(0.04, 0.075)));
};

/** Balloons against a bright wall or the sky. */
export const balloons: Motif = (brush) => {
  const hue = brush.between(0, 360);
  brush.sky('#eef3f5', '#f8efe4', '#e9d9c8');
  brush.glow(0.2, 0.1, 0.9, '#ffffff');
  times(22, (index) => {
    const [x, y, size] = [brush.random(), brush.between(0.05, 0.9), brush.between(0.07, 0.16) * (0.6 + index / 30)];
    const tint = (hue + brush.between(-35, 35) + (index % 4 === 0 ? 150 : 0)) % 360;
    const draw = () => {
      brush.shape(
        x,
        y,
        `M0 ${size}Q${brush.between(-0.03, 0.03)} ${size + 0.2} ${brush.between(-0.05, 0.05)} ${size + 0.5}`,
        'none',
        'stroke="#8a8178" stroke-width=".002" opacity=".7"',
      );
      brush.ellipse(
        x,
        y,
        [size * 0.84, size],
        brush.round(`hsl(${tint} 70% 82%)`, `hsl(${tint} 48% 45%)`),
        brush.between(-8, 8),
        'opacity=".96"',
      );
      brush.ellipse(
        x - 0.3 * size * (brush.unit / brush.width),
        y - 0.4 * size * (brush.unit / brush.height),
        [size * 0.1, size * 0.2],
        '#fff',
        28,
        'opacity=".6"',
      );
    };
    if (index < 12) brush.blurred(0.009 - index * 0.0007, draw);
    else draw();
  });
};

/** A cake on its stand. */
export const cake: Motif = (brush) => {
  const [cream, icing] = [brush.round('#fffaf2', '#e3cdb4'), brush.pick(['#e9a6b3', '#a9c6a4', '#c9b3d9', '#d9b07a'])];
  brush.sky('#6f5a52', '#a58672', '#c9ad92', '#8a6a52');
  brush.blurred(0.014, () =>
    times(36, () =>
      brush.circle(
        brush.random(),
        brush.between(0, 0.6),
        brush.between(0.015, 0.05),
        brush.pick(WARM),
        'opacity=".45"',
      ),
    ),
  );
  brush.blurred(0.003, () => brush.ellipse(0.5, 1.02, [1.6, 0.3], '#efe6da'));
  brush.blurred(0.01, () => brush.ellipse(0.5, 0.9, [0.36, 0.05], '#6d5340', 0, 'opacity=".6"'));
  const aspect = brush.unit / brush.height;
  times(3, (tier) => {
    const [wide, y] = [0.3 - tier * 0.075, 0.86 - tier * 0.17 * aspect];
    brush.shape(0.5, y, `M-${wide} 0V-.15Q0 -.19 ${wide} -.15V0Q0 .05 -${wide} 0Z`, cream);
    times(13, (index) =>
      brush.circle(
        0.5 + ((index - 6) / 6) * wide * 0.96 * (brush.unit / brush.width),
        y + 0.012 - 0.022 * Math.abs((index - 6) / 6) ** 2,
        0.015,
        icing,
      ),
    );
    times(4, () =>
      flower(
        brush,
        0.5 + brush.between(-0.8, 0.8) * wide * (brush.unit / brush.width),
        y - 0.155 * aspect,
        brush.between(0.028, 0.045),
      ),
    );
  });
};

/** A dance floor. */
export const dance: Motif = (brush) => {
  const hue = brush.between(250, 400) % 360;
  brush.sky(`hsl(${hue} 45% 14%)`, `hsl(${hue} 50% 30%)`, `hsl(${(hue + 40) % 360} 60% 52%)`, `hsl(${hue} 40% 18%)`);
  times(4, (index) => brush.glow(0.14 + index * 0.24, brush.between(0.1, 0.45), 0.55, brush.pick(WARM), 0.7));
  brush.blurred(0.008, () =>
    times(30, () =>
      brush.circle(brush.random(), brush.between(0, 0.6), brush.between(0.008, 0.03), brush.pick(WARM), 'opacity=".7"'),
    ),
  );
  brush.blurred(0.008, () => people(brush, `hsl(${hue} 35% 16%)`, 8));
  people(brush, `hsl(${hue} 40% 7%)`, 5);
};

/** Flags and lanterns over a street or a garden by day. */
export const flags: Motif = (brush) => {
  const hue = brush.between(0, 360);
  brush.sky('#8fb4cf', '#c8dae2', '#f2eadb');
  brush.blurred(0.016, () =>
    times(24, () =>
      brush.circle(
        brush.random(),
        brush.between(0.65, 1),
        brush.between(0.07, 0.16),
        `hsl(${brush.between(85, 130)} 28% ${brush.between(28, 50)}%)`,
      ),
    ),
  );
  times(3, (row) => {
    const [from, fall, count] = [0.08 + row * 0.2, brush.between(0.08, 0.2), 11];
    const draw = () =>
      times(count, (index) => {
        const x = (index + 0.5) / count;
        const [y, turn] = [from + fall * 4 * x * (1 - x), brush.between(-10, 10)];
        const tint = (hue + (index % 3) * 110) % 360;
        brush.shape(
          x,
          y,
          `M-.05 0H.05L${turn / 400} .12Z`,
          brush.round(`hsl(${tint} 62% 76%)`, `hsl(${tint} 45% 48%)`),
        );
      });
    brush.blurred(0.006 * row + 0.001, draw);
  });
  brush.blurred(0.003, () => people(brush, '#4a4038', 6));
};
