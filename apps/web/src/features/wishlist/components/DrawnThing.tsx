import type { ReactNode } from 'react';
import type { Thing } from '../drawing.model';

const PAGE = '#fffaf0';
const INK = '#3a302c';
const GOLD = '#d9a441';

const SHAPES: Record<Thing, ReactNode> = {
  giftCard: (
    <g transform="rotate(-6 48 50)">
      <rect x="15" y="31" width="66" height="43" rx="5" fill="var(--box)" />
      <path d="M31 31h8v43h-8zM15 46h66v7H15z" fill="var(--ribbon)" />
      <path d="M56 61h18v3H56zM62 66.5h12v3H62z" fill="var(--lid)" />
      <g fill="var(--ribbon)" stroke="var(--lid)" strokeLinejoin="round">
        <path d="M35 49.5c-4-9-14-14-17-8-3 6 7 9.5 17 8zM35 49.5c4-9 14-14 17-8 3 6-7 9.5-17 8z" />
        <path d="M35 49.5l-9 8 5 1 2 4zM35 49.5l9 8-5 1-2 4z" />
      </g>
    </g>
  ),
  book: (
    <>
      <path d="M32 71h38v9H32a5 5 0 0 1 0-9z" fill={PAGE} stroke="var(--lid)" />
      <path d="M62 72h6v13l-3-3-3 3z" fill="var(--ribbon)" />
      <path d="M33 18h34a3 3 0 0 1 3 3v51H34a7 7 0 0 0-7 6V24a6 6 0 0 1 6-6z" fill="var(--box)" />
      <path d="M33 18h2v54h-1a7 7 0 0 0-7 6V24a6 6 0 0 1 6-6z" fill="var(--lid)" />
      <rect x="43" y="29" width="19" height="13" rx="2" fill="var(--ribbon)" />
      <path d="M46 48h13v2.5H46z" fill="var(--lid)" />
    </>
  ),
  lamp: (
    <>
      <path d="M46 44h4v34h-4z" fill="var(--line)" />
      <path d="M33 80a15 6 0 0 1 30 0z" fill="var(--line)" />
      <circle cx="48" cy="49" r="5" fill={GOLD} />
      <path d="M37 18h22l12 30H25z" fill="var(--box)" />
      <path d="M27 43h42l2 5H25z" fill="var(--ribbon)" />
      <path d="M60 51v11" stroke="var(--line)" strokeWidth="1.5" />
      <circle cx="60" cy="63" r="2" fill="var(--line)" />
    </>
  ),
  cup: (
    <>
      <ellipse cx="46" cy="78" rx="30" ry="4" fill="var(--lid)" />
      <path d="M63 46h4a8 8 0 0 1 0 16h-7" fill="none" stroke="var(--lid)" strokeWidth="5" />
      <path d="M25 41h40v20a16 16 0 0 1-16 16h-8a16 16 0 0 1-16-16z" fill="var(--box)" />
      <path d="M25 49h40v5H25z" fill="var(--ribbon)" />
      <path
        d="M37 34c-5-6 5-8 0-15M49 34c-5-6 5-8 0-15"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  ),
  glass: (
    <>
      <path d="M23 80V48c0-8 6-8 6-16V18h10v14c0 8 6 8 6 16v29a3 3 0 0 1-3 3z" fill="var(--box)" />
      <path d="M28 15h12v10H28zM23 54h22v14H23z" fill="var(--ribbon)" />
      <path d="M54 38h22c2 15-2 23-11 23s-13-8-11-23z" fill={PAGE} opacity=".75" />
      <path d="M53.5 46h23c0 10-4 15-11.5 15s-11.5-5-11.5-15z" fill="var(--line)" />
      <path d="M63.5 60h3v18h-3z" fill="var(--line)" />
      <ellipse cx="65" cy="79" rx="10" ry="2.5" fill="var(--line)" />
    </>
  ),
  jewel: (
    <>
      <circle cx="48" cy="61" r="17" fill="none" stroke={GOLD} strokeWidth="5" />
      <path d="M36 17h24l9 10-21 22-21-22z" fill="var(--box)" stroke="var(--lid)" strokeLinejoin="round" />
      <path d="M27 27h42L48 49z" fill={INK} opacity=".12" />
      <path d="M39 27l9-10 9 10-9 22z" fill="var(--ribbon)" opacity=".85" />
    </>
  ),
  watch: (
    <>
      <path d="M39 13h18l3 20H36zM36 63h24l-3 20H39z" fill="var(--lid)" />
      <rect x="69" y="44" width="6" height="8" rx="2" fill={GOLD} />
      <circle cx="48" cy="48" r="23" fill="var(--box)" />
      <circle cx="48" cy="48" r="17" fill={PAGE} stroke="var(--ribbon)" strokeWidth="2" />
      <path d="M48 37v11l8 5" fill="none" stroke={INK} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M48 33.5v2M48 60.5v2M33.5 48h2M60.5 48h2" stroke={INK} strokeWidth="1.5" />
    </>
  ),
  music: (
    <>
      <circle cx="58" cy="49" r="25" fill={INK} />
      <circle cx="58" cy="49" r="19" fill="none" stroke={PAGE} opacity=".25" />
      <circle cx="58" cy="49" r="14" fill="none" stroke={PAGE} opacity=".25" />
      <circle cx="58" cy="49" r="8" fill={GOLD} />
      <rect x="12" y="22" width="48" height="55" rx="3" fill="var(--box)" />
      <g fill="var(--ribbon)">
        <path d="M29 36l17-4v7l-14 3.300V58h-3z" />
        <path d="M43 35h3v20h-3z" />
        <ellipse cx="27.5" cy="58.5" rx="5" ry="4" />
        <ellipse cx="41.5" cy="55.5" rx="5" ry="4" />
      </g>
    </>
  ),
  bike: (
    <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <g stroke={INK} strokeWidth="3">
        <circle cx="27" cy="63" r="15" />
        <circle cx="70" cy="63" r="15" />
      </g>
      <path d="M27 63l13-23h21l9 23M27 63h22L38 36M49 63l12-23" stroke="var(--box)" strokeWidth="4.5" />
      <path d="M61 40l-3-9h9a4 4 0 0 1 3 5" stroke="var(--line)" strokeWidth="3.5" />
      <path d="M32 34h13" stroke="var(--line)" strokeWidth="5" />
      <circle cx="49" cy="63" r="4" fill="var(--ribbon)" />
    </g>
  ),
  ball: (
    <>
      <circle cx="48" cy="50" r="29" fill="var(--box)" />
      <g fill="var(--ribbon)">
        <path d="M48 39l11 8-4 13H41l-4-13z" />
        <path d="M40 22.200a29 29 0 0 1 16 0l-8 6zM76.9 48a29 29 0 0 1-5.3 18.800l-3.3-10.300zM19.1 48a29 29 0 0 0 5.3 18.800l3.3-10.300zM57 77.600a29 29 0 0 0 9-5.200l-10-.400zM39 77.600a29 29 0 0 1-9-5.200l10-.400z" />
      </g>
      <path d="M48 39V28M59 47l9 9.5M55 60l1 12M41 60l-1 12M37 47l-9.3 9.5" stroke="var(--lid)" strokeWidth="2" />
      <circle cx="48" cy="50" r="28.5" fill="none" stroke="var(--lid)" />
    </>
  ),
  toy: (
    <>
      <circle cx="33" cy="25" r="8.5" fill="var(--box)" />
      <circle cx="63" cy="25" r="8.5" fill="var(--box)" />
      <circle cx="33" cy="25" r="4.5" fill="var(--ribbon)" />
      <circle cx="63" cy="25" r="4.5" fill="var(--ribbon)" />
      <ellipse cx="29" cy="62" rx="7" ry="11" transform="rotate(25 29 62)" fill="var(--lid)" />
      <ellipse cx="67" cy="62" rx="7" ry="11" transform="rotate(-25 67 62)" fill="var(--lid)" />
      <ellipse cx="48" cy="66" rx="18" ry="15" fill="var(--box)" />
      <circle cx="36" cy="77" r="7" fill="var(--lid)" />
      <circle cx="60" cy="77" r="7" fill="var(--lid)" />
      <circle cx="48" cy="37" r="19" fill="var(--box)" />
      <path d="M29.5 41a19 19 0 0 0 37 0 19 17 0 0 1-37 0z" fill={INK} opacity=".12" />
      <ellipse cx="48" cy="43" rx="8.5" ry="6.5" fill={PAGE} />
      <ellipse cx="48" cy="40.5" rx="3" ry="2.2" fill={INK} />
      <circle cx="40.5" cy="34" r="2" fill={INK} />
      <circle cx="55.5" cy="34" r="2" fill={INK} />
      <path d="M48 58l-9-4v9zM48 58l9-4v9z" fill="var(--ribbon)" />
    </>
  ),
  cloth: (
    <>
      <rect x="17" y="62" width="62" height="18" rx="8" fill="var(--lid)" />
      <rect x="20" y="44" width="57" height="19" rx="8" fill="var(--box)" />
      <path d="M29 44h5v19h-5zM38 44h2.5v19H38zM60 44h2.5v19H60zM66 44h4v19h-4z" fill="var(--ribbon)" />
      <rect x="18" y="27" width="58" height="18" rx="8" fill="var(--ribbon)" />
      <path
        d="M26 36h42M25 53.5h44M25 71h46"
        fill="none"
        stroke={INK}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".18"
      />
    </>
  ),
  ticket: (
    <>
      <g transform="rotate(-16 48 48)" fill="var(--lid)">
        <path d="M17 29h62v9a6 6 0 0 0 0 12v9H17v-9a6 6 0 0 0 0-12z" />
      </g>
      <g transform="rotate(7 48 56)">
        <path d="M17 41h62v10a6 6 0 0 0 0 12v10H17V63a6 6 0 0 0 0-12z" fill="var(--box)" />
        <path d="M62 43v28" stroke="var(--ribbon)" strokeWidth="2" strokeDasharray="3 3" />
        <path d="M41 46.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3-6.5-3.5-6.5 3.5 1.3-7.3-5.3-5.1 7.3-1z" fill="var(--ribbon)" />
      </g>
    </>
  ),
  plant: (
    <>
      <g fill="#7d8c6a">
        <path d="M48 50C47 35 38 26 24 25c0 14 9 23 24 25z" />
        <path d="M48 50c1-15 10-24 24-25 0 14-9 23-24 25z" />
      </g>
      <path d="M48 51c-8-13-8-25 0-38 8 13 8 25 0 38z" fill="#69785a" />
      <path d="M33 52h30l-4 28H37z" fill="var(--box)" />
      <rect x="29" y="48" width="38" height="10" rx="3" fill="var(--lid)" />
      <path d="M35.5 66h25l-.8 5H36.300z" fill="var(--ribbon)" />
    </>
  ),
  pan: (
    <>
      <path d="M12 54h72v7H12z" fill="var(--line)" />
      <path d="M22 49h52v20a10 10 0 0 1-10 10H32a10 10 0 0 1-10-10z" fill="var(--box)" />
      <path d="M23 46c2-13 12-18 25-18s23 5 25 18z" fill="var(--box)" />
      <rect x="19" y="44" width="58" height="6" rx="3" fill="var(--lid)" />
      <circle cx="48" cy="25" r="5" fill="var(--ribbon)" />
      <path d="M33 39c2-4 5-6 10-7" fill="none" stroke="var(--ribbon)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  money: (
    <>
      <circle cx="46" cy="20" r="8" fill={GOLD} stroke="#c38f2f" strokeWidth="2" />
      <path d="M31 66h9v14h-9zM54 66h9v14h-9z" fill="var(--lid)" />
      <path d="M21 50c-6 0-8-5-5-8" fill="none" stroke="var(--lid)" strokeWidth="3" strokeLinecap="round" />
      <ellipse cx="46" cy="54" rx="26" ry="20" fill="var(--box)" />
      <path d="M56 37l12-6v14z" fill="var(--lid)" />
      <ellipse cx="73" cy="56" rx="6" ry="8" fill="var(--lid)" />
      <circle cx="62" cy="49" r="2.2" fill={INK} />
      <path d="M39 37h14v3.5H39z" fill="var(--line)" />
      <path d="M27 61c4 7 11 10 19 10" fill="none" stroke="var(--ribbon)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
};

/** A thing that a wish names, in the colours that the drawing around it gives. */
export const DrawnThing = ({ thing }: { thing: Thing }) => SHAPES[thing];
